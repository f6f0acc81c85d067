/// One part of all tests, which several machines run between them: `2/5` is the second of five.
public struct TestShard: Hashable, Sendable {
  /// From 1 to ``count``.
  public let number: Int
  public let count: Int

  /// Reads `K/N`; nil for anything else.
  public init?(_ text: String) {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let number = numbers[0], let count = numbers[1], number >= 1, number <= count else {
      return nil
    }
    (self.number, self.count) = (number, count)
  }
}
