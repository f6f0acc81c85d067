package import FirstFrameSnapshots

extension Verdict.Kind {
  /// The kinds with separate names in reports, in the order in which reports list them.
  static let reported: [Verdict.Kind] = [
    .mismatched, .missing, .unmerged, .blank, .late, .unreadableReference, .failed, .refused, .recorded,
  ]

  /// The kind's name in `report.json`, `junit.xml`, `summary.md`, the page, and the tool's lists.
  package var reportName: String {
    switch self {
    case .mismatched: "changed"
    case .missing: "new"
    case .blank: "blank"
    case .late: "late"
    case .unreadableReference: "unreadable"
    case .unmerged: "unmerged"
    case .failed, .unsound: "failed"
    case .refused: "refused"
    case .recorded: "recorded"
    case .matched: "passed"
    }
  }

  /// The precedence among several verdicts on a snapshot: the verdict with the lowest number counts.
  var precedence: Int {
    switch self {
    case .mismatched: 0
    case .missing: 1
    case .unmerged: 2
    // Late state explains a blank first frame.
    case .late: 3
    case .blank: 4
    case .unreadableReference: 5
    case .failed, .unsound: 6
    case .refused: 7
    case .recorded: 8
    case .matched: 9
    }
  }

  /// Whether the actual value can become the reference.
  package var isAcceptable: Bool {
    switch self {
    case .mismatched, .missing, .unreadableReference, .unmerged: true
    case .blank, .late, .failed, .unsound, .refused, .recorded, .matched: false
    }
  }
}

/// The number of snapshots of each kind.
package struct ReportCounts: Hashable, Sendable {
  /// The counts by the kinds' names in reports.
  private let items: [String: Int]
  /// The number of failures of any kind that are known issues. They do not fail the run.
  package let known: Int
  package let orphaned: Int
  package let passed: Int

  package init(of outcome: RunOutcome) {
    items = outcome.items.filter { !$0.isKnownIssue }.reduce(into: [:]) { $0[$1.kind.reportName, default: 0] += 1 }
    known = outcome.items.count(where: \.isKnownIssue)
    orphaned = outcome.orphans.count
    passed = outcome.passed.count
  }

  /// The count of a kind, without known issues.
  package subscript(kind: Verdict.Kind) -> Int { items[kind.reportName, default: 0] }

  /// The number of snapshots that were asserted.
  package var asserted: Int { unresolved + known + passed }

  /// The number of asserted snapshots that neither passed nor are known issues.
  package var unresolved: Int { items.values.reduce(0, +) }

  /// The counts by their names in the report's files, in the order in which reports list them.
  var named: [(name: String, count: Int)] {
    Verdict.Kind.reported.map { ($0.reportName, self[$0]) }
      + [("orphaned", orphaned), ("known", known), ("passed", passed)]
  }

  /// The counts above zero, such as "3 changed, 1 new, 120 passed".
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
