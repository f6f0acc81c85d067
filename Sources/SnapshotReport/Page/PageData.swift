import Foundation

/// What the page's script knows of all snapshots, without what it needs for one at a time.
struct PageData: Encodable {
  let counts: ReportCounts
  let isComplete: Bool
  /// Why the run is not complete.
  let notes: [String]
  let items: [Item]
  let groups: [Group]
  let orphans: [Orphan]
  let passed: [String]
  /// The commands that accept some, followed by their paths, and all.
  let accept: String
  let acceptAll: String

  struct Group: Encodable {
    let change: String
    let items: [Int]
  }

  struct Orphan: Encodable {
    let snapshot: String
    /// The file as seen from the page; nil where it cannot be.
    let path: String?
    /// Whether there is a block with its text.
    let hasDetails: Bool
  }

  init(_ report: Report, details: PageDetails) {
    let outcome = report.outcome
    counts = report.counts
    isComplete = outcome.isComplete
    notes = outcome.incompleteness.map(\.description)
    items = outcome.items.enumerated().map { index, item in
      Item(item, in: report, hasDetails: details.has(index))
    }
    groups = report.groups.map { Group(change: $0.change, items: $0.items) }
    orphans = outcome.orphans.enumerated().map { index, orphan in
      Orphan(
        snapshot: orphan.snapshot, path: report.relative(orphan.path),
        hasDetails: details.has(outcome.items.count + index))
    }
    passed = outcome.passed
    accept = AcceptCommand.start
    acceptAll = AcceptCommand.all
  }

  func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }
}
