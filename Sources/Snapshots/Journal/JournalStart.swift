/// The first line of a process in its journal.
public struct JournalStart: Codable, Hashable, Sendable {
  /// The version of the format.
  public let format: Int
  /// The folder of references, as an absolute path; absent where there is none.
  public let references: String?
  /// Whether the tests of the run were chosen, as by `--filter`; absent where that is not known.
  public let isFiltered: Bool?
  /// Which part of all tests the run is, as `K/N`; absent where the tests are not shared between machines.
  public let shard: String?

  /// The version that this code writes.
  public static let currentFormat = 1

  public init(format: Int, references: String?, isFiltered: Bool? = nil, shard: String? = nil) {
    self.format = format
    self.references = references
    self.isFiltered = isFiltered
    self.shard = shard
  }
}
