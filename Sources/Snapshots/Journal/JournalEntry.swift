/// One line of a journal: a verdict that is not a pass. It has no time and no host, so that equal runs are equal.
public struct JournalEntry: Codable, Hashable, Sendable {
  /// `recorded`, `missing`, `mismatched`, `blank`, `late`, `unreadableReference`, `refused`, `failed` or `unsound`.
  public let verdict: String
  /// The test's module.
  public let target: String
  /// The test's module and file, as `#fileID` gives them.
  public let file: String
  /// The test's function, without parentheses and labels.
  public let test: String
  public let line: Int
  public let column: Int
  /// The reference's path below the folder of references, and that of its set below the folder of artifacts;
  /// absent where the snapshot has no name.
  public let snapshot: String?
  /// True where the reference stands in the source of its test, and else absent.
  public let isInline: Bool?
  /// The names of the files of the set.
  public let artifacts: [String]
  /// How many pixels differ, of how many, and the box around them as `[x, y, width, height]`; in pixels.
  public let differingPixels: Int?
  public let totalPixels: Int?
  public let box: [Int]?
  /// What changed, in words that are the same for all snapshots in which the same changed.
  public let change: String?
  /// What the test's failure says.
  public let message: String
}
