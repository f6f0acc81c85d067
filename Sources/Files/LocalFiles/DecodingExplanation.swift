import Foundation

extension DecodingError {
  /// The position in the JSON, and what was expected there.
  package var explanation: String {
    let context: Context
    switch self {
    case .typeMismatch(_, let found), .valueNotFound(_, let found), .keyNotFound(_, let found),
      .dataCorrupted(let found):
      context = found
    @unknown default: return "the JSON cannot be decoded"
    }
    let path = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }.joined()
    return (path.isEmpty ? "" : "at \(path.drop { $0 == "." }): ") + context.debugDescription
  }
}
