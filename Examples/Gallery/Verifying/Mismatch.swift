import HeadlessUIKit

/// A picture or a dump that is not as its reference.
struct Mismatch: Codable, Sendable {
  enum Kind: String, Codable, Sendable {
    case picture, layout, text, digest
  }

  let component: String
  let state: String
  /// As ``Cell/name`` has it.
  let cell: String
  let kind: Kind
}
