import Foundation

/// The reason why a scene's JSON is not a layout tree. Locations are JSON paths, such as
/// `$.children[2].text.font.size`.
public enum SceneError: Error, Hashable, Sendable {
  /// The bytes are not JSON. The reason includes the line and the column.
  case notJSON(reason: String)
  case unknownKey(String, at: String, expected: [String])
  case missingKey(String, at: String)
  case wrongType(at: String, expected: String)
  case invalidValue(at: String, expected: String, found: String)
}

extension SceneError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notJSON(let reason):
      "not JSON: \(reason)"
    case .unknownKey(let key, let location, let expected):
      "\(location): unknown key \"\(key)\"; expected one of \(expected.joined(separator: ", "))"
    case .missingKey(let key, let location):
      "\(location): the key \"\(key)\" is missing"
    case .wrongType(let location, let expected):
      "\(location): expected \(expected)"
    case .invalidValue(let location, let expected, let found):
      "\(location): expected \(expected), found \(found)"
    }
  }
}

extension SceneError {
  init(_ error: DecodingError) {
    switch error {
    case .keyNotFound(let key, let context):
      self = .missingKey(key.stringValue, at: context.codingPath.jsonPath)
    case .valueNotFound(let type, let context), .typeMismatch(let type, let context):
      let root = context.codingPath.isEmpty ? ", the root node of the tree" : ""
      self = .wrongType(at: context.codingPath.jsonPath, expected: Self.jsonName(of: type) + root)
    case .dataCorrupted(let context) where context.codingPath.isEmpty:
      self = .notJSON(reason: context.debugDescription)
    case .dataCorrupted(let context):
      self = .wrongType(at: context.codingPath.jsonPath, expected: context.debugDescription)
    @unknown default:
      self = .notJSON(reason: "\(error)")
    }
  }

  private static func jsonName(of type: any Any.Type) -> String {
    switch type {
    case is String.Type: "a string"
    case is Bool.Type: "true or false"
    case is Int.Type: "a whole number"
    case is Double.Type: "a number"
    default: "\(type)".hasPrefix("Array") || "\(type)".hasPrefix("Unkeyed") ? "an array" : "an object"
    }
  }
}

extension [any CodingKey] {
  /// The path in the syntax of JSONPath (RFC 9535, section 2).
  var jsonPath: String {
    reduce(into: "$") { path, key in
      path += key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)"
    }
  }
}
