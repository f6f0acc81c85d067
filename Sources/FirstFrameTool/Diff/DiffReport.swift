import Foundation

/// The snapshots that differ between two revisions, as JSON.
struct DiffReport: Encodable {
  struct Snapshot: Encodable {
    /// `added`, `removed` or `changed`.
    let status: String
    let snapshot: String
    let words: String
    /// The folder of the two sides and their difference.
    let folder: String
  }

  let base: String
  let head: String?
  let snapshots: [Snapshot]

  /// One line of JSON.
  func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }
}
