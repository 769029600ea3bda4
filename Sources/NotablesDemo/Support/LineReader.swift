/// The lines of an input, one after the other, without their ends.
struct LineReader {
  /// What messages call the input.
  var name: String { input.name }

  /// The number of the line that `next()` gave last; the first line is 1.
  private(set) var number = 0

  private let input: Input
  private var piece: ArraySlice<UInt8> = []
  private var isAtEnd = false

  init(_ input: Input) {
    self.input = input
  }

  /// The next line, nil after the last; a final line without an end counts.
  mutating func next() throws -> [UInt8]? {
    var line: [UInt8] = []
    while true {
      if let end = piece.firstIndex(of: 0x0a) {
        line += piece[..<end]
        piece = piece[(end + 1)...]
        break
      }
      line += piece
      if !isAtEnd { piece = ArraySlice(try input.nextPiece()) }
      isAtEnd = isAtEnd || piece.isEmpty
      if isAtEnd {
        if line.isEmpty { return nil }
        break
      }
    }
    number += 1
    if line.last == 0x0d { line.removeLast() }
    return line
  }
}
