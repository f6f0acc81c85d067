import Foundation

/// How a reference stands to the actual value.
enum ReferenceState: Sendable {
  case missing
  case equal(warnings: [String])
  case different(Difference, reference: Data)
  /// The file is there and is no value of the format, with its bytes where there are any.
  case unreadable(reason: String, bytes: Data?)
}
