import FirstFrameSnapshots
import FirstFrameTextEscaping
import Foundation

/// The report for programs: `report.json`. `Documentation/Report.md` describes the format.
struct JSONReport: Encodable {
  let format = 1
  let counts: ReportCounts
  let isComplete: Bool
  /// The reasons why the run is not complete, besides that it was in progress.
  let notes: [String]
  let items: [Item]
  let groups: [Group]
  let orphans: [String]
  let passed: [String]
  /// The warnings, grouped by their kinds.
  let warnings: [RunWarnings.Group]

  /// One snapshot that does not equal its reference.
  struct Item: Encodable {
    let kind: String
    let snapshot: String?
    let name: String?
    let target: String
    let file: String
    /// The path of the test's file below its repository.
    let path: String?
    let test: String
    let line: Int
    let column: Int
    let message: String
    let change: String?
    let differingPixels: Int?
    let totalPixels: Int?
    let box: [Int]?
    let isKnownIssue: Bool
    /// The path of the reference, relative to the report.
    let reference: String?
    /// The paths of the artifacts, relative to the report.
    let files: [String]
    /// A short description for programs; `nil` unless the value differs from a reference.
    let record: ChangeRecord?

    init(_ item: SnapshotItem, in report: Report, record: ChangeRecord?) {
      self.record = record
      kind = item.kind.reportName
      snapshot = item.snapshot
      name = item.name
      target = item.test.target
      file = item.test.file
      path = item.test.path
      test = item.test.function
      line = item.test.line
      column = item.test.column
      message = item.message
      change = item.change
      differingPixels = item.differingPixels
      totalPixels = item.totalPixels
      box = item.box
      isKnownIssue = item.isKnownIssue
      reference = item.reference.flatMap(report.relative)
      files =
        item.files.folder.map { folder in
          item.files.names.compactMap { report.relative(folder + "/" + $0) }
        } ?? []
    }
  }

  struct Group: Encodable {
    let change: String
    let snapshots: [String]
  }

  init(_ report: Report) {
    let outcome = report.outcome
    counts = report.counts
    isComplete = outcome.isComplete
    notes = outcome.problems.map(\.description)
    items = outcome.items.map { item in
      Item(item, in: report, record: item.snapshot.flatMap { report.records?[$0] })
    }
    groups = report.groups.map { group in
      Group(change: group.change, snapshots: group.items.map { outcome.items[$0].identifier })
    }
    orphans = outcome.orphans.map(\.snapshot)
    passed = outcome.passed
    warnings = outcome.warnings.groups
  }

  func data() throws -> Data {
    try JSONEncoder.sortedAndIndented.encode(self) + Data("\n".utf8)
  }
}
