/// One part of the tests if they are divided between machines: `2/5` is the second of five parts.
package struct TestShard: Hashable, Sendable {
  /// The number of the part, from 1 to ``count``.
  package let number: Int
  package let count: Int

  /// Reads `K/N`; `nil` for anything else.
  package init?(_ text: String) {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let number = numbers[0], let count = numbers[1], number >= 1, number <= count else {
      return nil
    }
    (self.number, self.count) = (number, count)
  }
}

/// Determines whether the shards in journals together contain all tests.
package struct ShardCoverage: Hashable, Sendable {
  private let shards: Set<TestShard>
  /// The values of `SNAPSHOT_SHARD` that are not shards.
  private let unknown: Set<String>
  /// Whether there are processes without a shard.
  private let hasOthers: Bool

  package init(of journals: [ProcessJournal]) {
    let texts = journals.map { $0.start?.shard }
    shards = Set(texts.compactMap { $0 }.compactMap(TestShard.init))
    unknown = Set(texts.compactMap { $0 }.filter { TestShard($0) == nil })
    hasOthers = texts.contains(nil)
  }

  /// Whether every process belongs to a shard, all shards have the same count, and none is missing.
  package var isComplete: Bool { !shards.isEmpty && !hasOthers && problems.isEmpty }

  /// The problems of the shards; empty if there are no shards.
  package var problems: [String] {
    var problems = unknown.sorted().map { "SNAPSHOT_SHARD was \"\($0)\", which is not of the form K/N, such as 1/4" }
    let counts = Set(shards.map(\.count)).sorted()
    if counts.count > 1 {
      problems.append("shards of \(counts.map(String.init).joined(separator: " and of ")) do not belong together")
    } else if let count = counts.first {
      let present = Set(shards.map(\.number))
      let missing = (1...count).lazy.filter { !present.contains($0) }.prefix(9).map { "\($0)/\(count)" }
      if !missing.isEmpty { problems.append("missing: the shards \(missing.joined(separator: ", "))") }
      if hasOthers { problems.append("some processes belong to no shard") }
    }
    return problems
  }
}
