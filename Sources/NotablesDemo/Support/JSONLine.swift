import Foundation

/// Reads values from a line of JSON, and says what is wrong with one that has none.
struct JSONLine {
  private let decoder = JSONDecoder()

  init() {
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf",
      negativeInfinity: "-inf",
      nan: "nan"
    )
  }

  /// Reads a value.
  ///
  /// - Throws: ``JSONProblem``.
  func read<Value: Decodable>(_ type: Value.Type, from line: Data) throws -> Value {
    if let comma = Self.surplusComma(in: line) {
      throw JSONProblem(message: "not JSON: a comma before a closing bracket, at byte \(comma + 1)")
    }
    guard String(data: line, encoding: .utf8) != nil else {
      throw JSONProblem(message: "not UTF-8 text")
    }
    do {
      return try decoder.decode(type, from: line)
    } catch let error as DecodingError {
      throw JSONProblem(error, in: line)
    }
  }

  /// Where a comma stands right before a closing bracket.
  ///
  /// Foundation on Linux lets that pass, anything else that is not JSON it does not.
  private static func surplusComma(in line: Data) -> Int? {
    line.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return nil }
      var from = 0
      // Commas are few: looking for them costs next to nothing.
      while let found = memchr(start + from, 0x2c, bytes.count - from) {
        let comma = UnsafeRawPointer(found) - start
        from = comma + 1
        while from < bytes.count, Self.blanks.contains(bytes[from]) { from += 1 }
        guard from < bytes.count, bytes[from] == 0x5d || bytes[from] == 0x7d else { continue }
        if !isInString(comma, of: bytes) { return comma }
      }
      return nil
    }
  }

  private static let blanks = Array(" \t\r\n".utf8)

  /// Whether a place lies between quotes: behind an odd number of them, the escaped ones left out.
  private static func isInString(_ place: Int, of bytes: UnsafeRawBufferPointer) -> Bool {
    var isInString = false
    var index = 0
    while index < place {
      if bytes[index] == 0x5c { index += 1 } else if bytes[index] == 0x22 { isInString.toggle() }
      index += 1
    }
    return isInString
  }
}

/// What is wrong with a line of JSON, and where in it.
struct JSONProblem: Error {
  let message: String

  fileprivate init(message: String) {
    self.message = message
  }

  fileprivate init(_ error: DecodingError, in line: Data) {
    switch error {
    case .typeMismatch(let type, let context):
      self.init(expected: Self.name(of: type), at: context.codingPath, in: line)
    case .valueNotFound(let type, let context):
      self.init(expected: Self.name(of: type), at: context.codingPath, in: line)
    case .keyNotFound(let key, let context):
      self.init("is missing", at: context.codingPath + [key])
    case .dataCorrupted(let context) where !context.codingPath.isEmpty:
      self.init(context.debugDescription, at: context.codingPath)
    case .dataCorrupted:
      self.init("not JSON: \(Self.defect(of: line))", at: [])
    @unknown default:
      self.init("\(error)", at: [])
    }
  }

  private init(expected: String, at path: [any CodingKey], in line: Data) {
    self.init("expected \(expected), found \(Self.value(at: path, in: line))", at: path)
  }

  private init(_ problem: String, at path: [any CodingKey]) {
    let steps = path.map { key in key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)" }
    let place = steps.joined()
    message = place.isEmpty ? problem : "\(place.drop { $0 == "." }): \(problem)"
  }

  private static func name(of type: any Any.Type) -> String {
    switch type {
    case is Double.Type: "a number"
    case is Bool.Type: "true or false"
    case is String.Type: "a string"
    case is [Double].Type, is [Any].Type: "an array"
    default: "an object"
    }
  }

  /// What JSONSerialization, which is more talkative than the decoder, says of the line.
  private static func defect(of line: Data) -> String {
    do {
      _ = try JSONSerialization.jsonObject(with: line, options: .fragmentsAllowed)
      return "a number that no Double comes near"
    } catch {
      let reason = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
      return reason.map { $0.hasSuffix(".") ? String($0.dropLast()) : $0 } ?? "unreadable"
    }
  }

  /// A word for the value at a path.
  private static func value(at path: [any CodingKey], in line: Data) -> String {
    var value: Any? = try? JSONSerialization.jsonObject(
      with: line,
      options: .fragmentsAllowed
    )
    for key in path {
      if let index = key.intValue, let array = value as? [Any] {
        value = array.indices.contains(index) ? array[index] : nil
      } else {
        value = (value as? [String: Any])?[key.stringValue]
      }
    }
    switch value {
    case nil: return "nothing"
    case is NSNull: return "null"
    // A boolean is a number with the type code of a C character.
    case let number as NSNumber:
      return number.objCType.pointee == 0x63 ? "\(number.boolValue)" : "a number"
    case is String: return "a string"
    case is [Any]: return "an array"
    default: return "an object"
    }
  }
}
