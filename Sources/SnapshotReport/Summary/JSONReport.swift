import Foundation

/// The report for programs: `report.json`, which `Documentation/Report.md` describes.
struct JSONReport: Encodable {
  let format = 1
  let counts: ReportCounts
  let isComplete: Bool
  /// Why the run is not complete.
  let notes: [String]
  let items: [Item]
  let groups: [Group]
  let orphans: [String]
  let passed: [String]

  struct Group: Encodable {
    let change: String
    let snapshots: [String]
  }

  init(_ report: Report) {
    let outcome = report.outcome
    counts = report.counts
    isComplete = outcome.isComplete
    notes = outcome.incompleteness.map(\.description)
    items = outcome.items.map { Item($0, in: report) }
    groups = report.groups.map { group in
      Group(change: group.change, snapshots: group.items.map { outcome.items[$0].identifier })
    }
    orphans = outcome.orphans.map(\.snapshot)
    passed = outcome.passed
  }

  func data() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    return try encoder.encode(self) + Data("\n".utf8)
  }
}
