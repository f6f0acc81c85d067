import FirstFrameChangeCauses
import FirstFrameSnapshots
import FirstFrameTextEscaping
import Foundation

/// The data of all snapshots that the page's script needs when it starts. ``PageDetails`` contains the rest.
struct PageData: Encodable {
  let counts: ReportCounts
  let isComplete: Bool
  /// The time of the last result, in seconds since 1970; `nil` if unknown.
  let time: Int?
  /// The reasons why the run is not complete, besides that it was in progress.
  let notes: [String]
  let items: [Item]
  let groups: [Group]
  let orphans: [Orphan]
  let passed: [String]
  /// The command that accepts snapshots, to be followed by their paths, the command that accepts all, and the one that
  /// moves unused references away.
  let accept: String
  let acceptAll: String
  let prune: String

  init(_ report: Report, details: PageDetails) {
    let outcome = report.outcome
    counts = report.counts
    isComplete = outcome.isComplete
    time = outcome.time.map { Int($0.timeIntervalSince1970) }
    notes = outcome.problems.map(\.description)
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
    prune = SuggestedCommands.process.prune
  }

  func json() throws -> Data {
    try JSONEncoder.sorted.encode(self)
  }

  /// Snapshots with the same change.
  struct Group: Encodable {
    let change: String
    /// Indices of ``PageData/items``.
    let items: [Int]
  }

  /// A reference that no test used.
  struct Orphan: Encodable {
    let snapshot: String
    /// The file's path relative to the page; `nil` if the page cannot refer to it.
    let path: String?
    /// Whether there is a block with its text.
    let hasDetails: Bool
  }

  /// A snapshot that did not match its reference.
  struct Item: Encodable {
    let kind: String
    /// An identifier that is unique among all items.
    let id: String
    let title: String
    let name: String?
    let target: String
    let file: String
    let test: String
    let line: Int
    let message: String
    let change: String?
    let pixels: Int?
    let totalPixels: Int?
    let box: [Int]?
    /// The files relative to the page; `nil` if missing.
    let reference: String?
    let actual: String?
    let difference: String?
    /// The versions of an unmerged reference.
    let base: String?
    let ours: String?
    let theirs: String?
    /// Whether the files are pictures rather than texts or data.
    let isPicture: Bool
    let isAcceptable: Bool
    let isKnownIssue: Bool
    /// The likely causes; `nil` if there are none, or if they were not searched.
    let causes: [LikelyCause]?
    /// The path of an unused reference that equals the value, and the command that moves it; `nil` if there is none.
    let former: String?
    let move: String?
    /// Whether there is a block with its texts or its layout trees.
    let hasDetails: Bool

    init(_ item: SnapshotItem, in report: Report, hasDetails: Bool) {
      kind = item.kind.reportName
      id = item.identifier
      title = item.title
      name = item.name
      target = item.test.target
      file = item.test.file
      test = item.test.function
      line = item.test.line
      message = item.message
      change = item.change
      pixels = item.differingPixels
      totalPixels = item.totalPixels
      box = item.box
      // A recorded snapshot has no artifacts, only its reference.
      let recorded = item.kind == .recorded ? item.reference : nil
      // The file of an unmerged reference is neither a picture nor a text of the snapshot.
      let compared = item.kind == .unmerged ? nil : item.files.reference
      reference = (compared ?? recorded).flatMap(report.relative)
      actual = item.files.actual.flatMap(report.relative)
      difference = item.files.difference.flatMap(report.relative)
      base = item.files.version(.base).flatMap(report.relative)
      ours = item.files.version(.ours).flatMap(report.relative)
      theirs = item.files.version(.theirs).flatMap(report.relative)
      isPicture = item.isPicture
      isAcceptable = item.isAcceptable
      isKnownIssue = item.isKnownIssue
      let causes = item.snapshot.flatMap { report.records?[$0] }?.causes ?? []
      self.causes = causes.isEmpty ? nil : causes
      former = item.snapshot.flatMap { report.renamed[$0] }
      move = former.flatMap { report.moveCommand(from: $0, to: item) }
      self.hasDetails = hasDetails
    }
  }
}
