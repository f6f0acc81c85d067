/// How many snapshots there are of each kind.
package struct ReportCounts: Hashable, Sendable {
  private let items: [SnapshotItem.Kind: Int]
  /// Failures that their tests know of, whatever their kind; they fail no run.
  package let known: Int
  package let orphaned: Int
  package let passed: Int

  package init(of outcome: RunOutcome) {
    items = outcome.items.filter { !$0.isKnownIssue }.reduce(into: [:]) { $0[$1.kind, default: 0] += 1 }
    known = outcome.items.count(where: \.isKnownIssue)
    orphaned = outcome.orphans.count
    passed = outcome.passed.count
  }

  /// How many there are of a kind, without those that their tests know of.
  package subscript(kind: SnapshotItem.Kind) -> Int { items[kind, default: 0] }

  /// How many snapshots were asserted.
  package var asserted: Int { toLookAt + known + passed }

  /// How many of them neither passed nor are known to fail.
  package var toLookAt: Int { items.values.reduce(0, +) }
}

extension ReportCounts {
  /// The counts by the names that the report's files have for them, in the order in which they are told.
  var named: [(name: String, count: Int)] {
    SnapshotItem.Kind.allCases.map { ($0.rawValue, self[$0]) }
      + [("orphaned", orphaned), ("known", known), ("passed", passed)]
  }

  /// What there is, without what there is none of, such as: 3 changed, 1 new, 120 passed.
  package var sentence: String {
    let parts = named.filter { $0.count > 0 }.map { "\($0.count) \($0.name)" }
    return parts.isEmpty ? "no snapshots" : parts.joined(separator: ", ")
  }
}

extension ReportCounts: Encodable {
  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    for (name, count) in named { try container.encode(count, forKey: Key(stringValue: name)) }
  }
}
