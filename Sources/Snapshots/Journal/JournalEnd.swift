/// The last line of a process that ended in order; one that crashed or was killed has none.
public struct JournalEnd: Codable, Hashable, Sendable {
  /// How many assertions passed, and how many did not.
  public let matched: Int
  public let failed: Int
  /// How many failures reached no test of their own, known issues not counted.
  public let undelivered: Int

  public init(matched: Int, failed: Int, undelivered: Int) {
    self.matched = matched
    self.failed = failed
    self.undelivered = undelivered
  }
}
