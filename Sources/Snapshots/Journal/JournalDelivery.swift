/// A failure that no test of its own was seen to take.
public struct JournalDelivery: Codable, Hashable, Sendable {
  /// The verdict in a word, as `JournalEntry` has it.
  public let verdict: String
  /// `none`, `anotherTest` or `knownIssue`.
  public let delivered: String
  /// The test that took the failure in its stead; absent where none did.
  public let deliveredTo: String?
  /// The module and file of the assertion, as `#fileID` gives them.
  public let file: String
  /// The function around the assertion, without parentheses and labels.
  public let test: String
  public let line: Int
  public let column: Int
  /// The reference's path below the folder of references; absent where the snapshot has no name.
  public let snapshot: String?
}
