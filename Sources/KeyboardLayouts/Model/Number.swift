/// A number in JSON; those that JSON lacks are the strings `"inf"`, `"-inf"` and `"nan"`.
struct Number: Codable {
  let value: Double

  private static let named: KeyValuePairs = [
    "inf": Double.infinity, "-inf": -Double.infinity, "nan": Double.nan,
  ]

  init(_ value: Double) {
    self.value = value
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self),
      let pair = Self.named.first(where: { $0.key == text })
    {
      value = pair.value
    } else {
      value = try Self.double(in: container)
    }
  }

  private static func double(in container: any SingleValueDecodingContainer) throws -> Double {
    do {
      return try container.decode(Double.self)
    } catch let error as DecodingError {
      throw error
    } catch {
      // Foundation's own error for a number out of range does not tell where the number stands.
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "expected a number, found one that no Double comes near"
      )
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if value.isFinite {
      try container.encode(value)
    } else {
      let name = value.isNaN ? "nan" : value > 0 ? "inf" : "-inf"
      try container.encode(name)
    }
  }
}
