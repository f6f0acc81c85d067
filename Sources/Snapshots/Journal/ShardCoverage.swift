/// Whether the shards that journals name are all tests together.
public struct ShardCoverage: Hashable, Sendable {
  /// The shards that are there, and the processes that name none.
  private let shards: Set<TestShard>
  private let unknown: Set<String>
  private let hasOthers: Bool

  public init(of journals: [ProcessJournal]) {
    let starts = journals.map { journal -> JournalStart? in
      if case .start(let start)? = journal.lines.first { start } else { nil }
    }
    let texts = starts.map { $0?.shard }
    shards = Set(texts.compactMap { $0 }.compactMap(TestShard.init))
    unknown = Set(texts.compactMap { $0 }.filter { TestShard($0) == nil })
    hasOthers = texts.contains(nil)
  }

  /// Whether every process belongs to a shard, all to as many shards, and none of them is missing.
  public var isWhole: Bool { !shards.isEmpty && !hasOthers && problems.isEmpty }

  /// What is wrong with the shards; empty where there are none.
  public var problems: [String] {
    var problems = unknown.sorted().map { "SNAPSHOT_SHARD was \"\($0)\", which is no K/N such as 1/4" }
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
