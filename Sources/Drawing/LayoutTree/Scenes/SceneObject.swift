import FirstFrameGeometry
public import FirstFrameImaging
import Foundation

/// A JSON object of a scene, decoded strictly: an unknown key is an error that lists the known keys.
struct SceneObject {
  private let container: KeyedDecodingContainer<SceneKey>

  init(_ decoder: any Decoder, keys: [String]) throws {
    container = try decoder.container(keyedBy: SceneKey.self)
    let unknown = container.allKeys.map(\.stringValue).filter { !keys.contains($0) }.min()
    if let unknown {
      throw SceneError.unknownKey(unknown, at: container.codingPath.jsonPath, expected: keys)
    }
  }

  func contains(_ key: String) -> Bool { container.contains(SceneKey(key)) }

  /// Returns the value of a key; `nil` if the key is missing.
  func optional<Value: Decodable>(_ key: String, as type: Value.Type = Value.self) throws -> Value? {
    contains(key) ? try container.decode(type, forKey: SceneKey(key)) : nil
  }

  func required<Value: Decodable>(_ key: String, as type: Value.Type = Value.self) throws -> Value {
    try container.decode(type, forKey: SceneKey(key))
  }

  /// Returns a number within a range; the default if the key is missing.
  func number(_ key: String, in range: ClosedRange<Double>, or standard: Double) throws -> Double {
    guard let number = try optional(key, as: Double.self) else { return standard }
    try check(number, in: range, key)
    return number
  }

  func check(_ number: Double, in range: ClosedRange<Double>, _ key: String) throws {
    guard range.contains(number) else {
      throw invalid(
        key, expected: "a number from \(range.lowerBound.short) to \(range.upperBound.short)", found: number.short)
    }
  }

  /// Returns an array of `count` numbers, all within the limits.
  func requiredNumbers(_ key: String, count: Int, meaning: String) throws -> [Double] {
    let numbers = try required(key, as: [Double].self)
    guard numbers.count == count else {
      throw invalid(key, expected: meaning, found: "\(numbers.count) numbers")
    }
    for number in numbers { try check(number, in: -SceneLimits.length...SceneLimits.length, key) }
    return numbers
  }

  /// Returns an array of `count` numbers, all within the limits; `nil` if the key is missing.
  func numbers(_ key: String, count: Int, meaning: String) throws -> [Double]? {
    contains(key) ? try requiredNumbers(key, count: count, meaning: meaning) : nil
  }

  /// Returns a number; `nil` if the value is an array.
  func numberUnlessArray(_ key: String) throws -> Double? {
    do {
      _ = try container.nestedUnkeyedContainer(forKey: SceneKey(key))
      return nil
    } catch is DecodingError {
      return try required(key, as: Double.self)
    }
  }

  /// Returns a case of an enumeration, given by its name; the default if the key is missing.
  func name<Name: RawRepresentable & CaseIterable>(_ key: String, or standard: Name) throws -> Name
  where Name.RawValue == String {
    guard let text = try optional(key, as: String.self) else { return standard }
    if let name = Name(rawValue: text) { return name }
    let names = Name.allCases.map(\.rawValue).joined(separator: ", ")
    throw invalid(key, expected: "one of \(names)", found: "\"\(text)\"")
  }

  func invalid(_ key: String, expected: String, found: String) -> SceneError {
    .invalidValue(at: (container.codingPath + [SceneKey(key)]).jsonPath, expected: expected, found: found)
  }

  /// Returns the path of a string of SVG path data.
  func pathData(_ key: String) throws -> Path {
    let data = try required(key, as: String.self)
    do {
      return try Path(svgPathData: data)
    } catch {
      throw invalid(key, expected: "SVG path data", found: "\(error)")
    }
  }
}

/// A key of a scene's JSON.
struct SceneKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(_ name: String) {
    stringValue = name
  }

  init?(stringValue: String) {
    self.stringValue = stringValue
  }

  init?(intValue: Int) {
    return nil
  }
}

/// The limits of the numbers in a scene.
enum SceneLimits {
  /// The largest length, in points.
  static let length = 1e9
  /// The largest font size, in points.
  static let fontSize = 10_000.0
  /// The largest number of levels of nodes.
  static let levels = 250
  /// The largest number of lines.
  static let lines = 1_000_000.0
  /// The range of the line height multiple.
  static let multiples = 0.01...100
  /// The range of the factor by which text can shrink.
  static let scales = 0.01...1
}

extension Double {
  /// The number, without a fraction if it is whole.
  var short: String {
    self == rounded() && abs(self) < 1e15 ? String(Int(self)) : String(self)
  }
}

extension Color: Codable {
  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard let color = Color(hexadecimal: text) else {
      throw SceneError.invalidValue(
        at: decoder.codingPath.jsonPath, expected: "a color as #RRGGBB or #RRGGBBAA", found: "\"\(text)\"")
    }
    self = color
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(hexadecimal)
  }
}
