import Foundation
import Notables

#if canImport(CoreGraphics)
import CoreGraphics
#endif

extension TraceRecord {
  /// Writes the record as one line of JSON.
  ///
  /// `{"index":…,"time":…,"name":…,"hook":…,"info":…}`: every key is written, null included. In
  /// `info` a value that was missing is null, and `missing` lists its key.
  ///
  /// - Parameters:
  ///   - index: The record's place in the trace.
  ///   - hook: The hook that it reached, nil if it reached none or was not tried.
  /// - Returns: The line, without a line feed.
  public func jsonLine(index: Int, hook: String? = nil) -> String {
    JSONText.object([
      "index": .integer(index),
      "time": .number(orNull: time),
      "name": .string(orNull: name?.rawValue),
      "hook": .string(orNull: hook),
      "info": info?.json ?? .null,
    ]).description
  }

  /// Reads a line of JSON, as `jsonLine(index:hook:)` writes it.
  ///
  /// Keys may come in any order, and others are ignored, `index` and `hook` among them. A value of
  /// `info` is missing when it is null or left out, whatever `missing` says.
  ///
  /// - Throws: ``TraceError`` when the line is not an object of JSON, a value has the wrong type, or
  ///   neither `name` nor `info` is there.
  public init(jsonLine: Data) throws {
    do {
      let line = try JSONReader().read(Line.self, from: jsonLine)
      self.init(time: line.time, name: line.name.map { .init($0) }, info: line.info)
    } catch let problem as JSONProblem {
      throw TraceError(problem)
    }
  }
}

extension KeyboardNotableInfo {
  fileprivate var json: JSONText {
    func present(_ key: Keys, _ value: JSONText) -> JSONText {
      missing.contains(key) ? .null : value
    }
    return .object([
      "curve": present(.animationCurve, .integer(animationCurve.rawValue)),
      "duration": present(.animationDuration, .number(animationDuration)),
      "begin": present(.frameBegin, frameBegin.json),
      "end": present(.frameEnd, frameEnd.json),
      "isLocal": present(.isLocal, .bool(isLocal)),
      "missing": .array(missing.names.map(JSONText.string)),
    ])
  }
}

extension CGRect {
  fileprivate var json: JSONText {
    .numbers([origin.x, origin.y, size.width, size.height].map { Double($0) })
  }
}

/// A line as it stands.
private struct Line: Decodable {
  let time: Double?
  let name: String?
  let info: KeyboardNotableInfo?

  private enum Key: String, CodingKey {
    case time
    case name
    case info
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    time = try values.decodeIfPresent(Double.self, forKey: .time)
    name = try values.decodeIfPresent(String.self, forKey: .name)
    info = try values.decodeIfPresent(Info.self, forKey: .info)?.value
    guard values.contains(.name) || values.contains(.info) else {
      throw decoder.error("expected a record with name and info")
    }
  }
}

private struct Info: Decodable {
  let value: KeyboardNotableInfo

  private enum Key: String, CodingKey {
    case curve
    case duration
    case begin
    case end
    case isLocal
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    value = KeyboardNotableInfo(
      animationCurve: try values.decodeIfPresent(Curve.self, forKey: .curve)?.value,
      animationDuration: try values.decodeIfPresent(Double.self, forKey: .duration),
      frameBegin: try values.decodeIfPresent(Frame.self, forKey: .begin)?.value,
      frameEnd: try values.decodeIfPresent(Frame.self, forKey: .end)?.value,
      isLocal: try values.decodeIfPresent(Bool.self, forKey: .isLocal)
    )
  }
}

private struct Curve: Decodable {
  let value: AnimationCurve

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    // Not every whole number is a Double, and a whole number may be written as one.
    let whole = try? container.decode(Int.self)
    guard let raw = try whole ?? Int(exactly: container.decode(Double.self)) else {
      throw decoder.error("expected a whole number")
    }
    value = AnimationCurve(rawValue: raw)
  }
}

private struct Frame: Decodable {
  let value: CGRect

  init(from decoder: any Decoder) throws {
    let numbers = try [Double](from: decoder)
    guard numbers.count == 4 else {
      throw decoder.error("expected four numbers, found \(numbers.count)")
    }
    value = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension Decoder {
  fileprivate func error(_ cause: String) -> DecodingError {
    .dataCorrupted(.init(codingPath: codingPath, debugDescription: cause))
  }
}
