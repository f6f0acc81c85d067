/// Why a scene's JSON is not a layout tree. Places are JSON paths such as `$.children[2].text.font.size`.
public enum SceneError: Error, Hashable, Sendable {
  /// The bytes are not JSON; the reason names the line and the column.
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
    case .unknownKey(let key, let place, let expected):
      "\(place): unknown key \"\(key)\"; expected one of \(expected.joined(separator: ", "))"
    case .missingKey(let key, let place):
      "\(place): the key \"\(key)\" is missing"
    case .wrongType(let place, let expected):
      "\(place): expected \(expected)"
    case .invalidValue(let place, let expected, let found):
      "\(place): expected \(expected), found \(found)"
    }
  }
}
