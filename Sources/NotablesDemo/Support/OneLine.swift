extension String {
  /// The text on one line that leaves a terminal alone: what is no visible character is spelt out.
  ///
  /// Names of files and values of an input may hold anything: line ends, the commands of a terminal,
  /// marks that turn the direction of writing.
  var oneLine: String {
    unicodeScalars.reduce(into: "") { line, scalar in
      if scalar.isVisible {
        line.unicodeScalars.append(scalar)
      } else {
        line += scalar.escaped(asASCII: true)
      }
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isVisible: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: false
    default: !properties.isNoncharacterCodePoint
    }
  }
}
