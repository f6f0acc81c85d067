import ArgumentParser
import FirstFrameSnapshotReport
import FirstFrameSnapshotReview
import FirstFrameSnapshots
import FirstFrameTerminalOutput
import FirstFrameTextEscaping
import Foundation

/// Lists the pending snapshots.
struct PendingCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pending",
    abstract: "List the changed snapshots without a decision.",
    discussion: """
      Exits with 0 if there are none, with 1 if there are some, with 2 if the command fails, and with 3 if there are \
      none but a process of the tests did not end normally, or its journal is damaged.

      Example: firstframe pending --json
      """)

  @OptionGroup var folders: FolderOptions

  @Flag(help: "Print the list as one JSON object.")
  var json = false

  func run() throws {
    let reviewFolders = try folders.folders()
    let references = reviewFolders.references
    let found = try UnmergedReferences(in: reviewFolders)
    let review = try found.isEmpty ? Review(reviewFolders) : Review(ofRunIn: reviewFolders)
    let undecided = review.undecided(isQuiet: folders.quiet || json)
    let unmerged = UnmergedList(found, review: review, references: references)
    let list = PendingList(review: review, undecided: undecided, unmerged: unmerged)
    if json {
      folders.console.print(json: try list.json())
    } else {
      list.print(on: folders.console)
    }
    if !list.isEmpty { throw ExitCode(1) }
    if !list.isComplete { throw ExitCode(3) }
  }
}

/// The list of pending snapshots, as text and as JSON.
struct PendingList {
  private let undecided: [SnapshotChange]
  private let rejected: [SnapshotChange]
  private let pending: PendingChanges
  private let unmerged: UnmergedList
  /// The folder of references, as an absolute path.
  private let references: String
  private let age: ResultsAge

  init(review: Review, undecided: [SnapshotChange], unmerged: UnmergedList) {
    self.undecided = undecided
    self.unmerged = unmerged
    rejected = review.rejected
    pending = review.pending
    references = review.folders.references
    age = ResultsAge(of: review)
  }

  /// Whether there are neither pending snapshots, nor unmerged references, nor failures.
  var isEmpty: Bool {
    undecided.isEmpty && unmerged.isEmpty && pending.failures.isEmpty && pending.unknown.isEmpty
  }

  /// Whether every process ended normally, with a whole journal. A filtered run counts as complete.
  var isComplete: Bool { problems.isEmpty }

  /// The reasons why the list may be incomplete.
  private var problems: [Incompleteness] {
    pending.incompleteness.filter { reason in
      switch reason {
      case .unfinished, .stopped, .damaged: true
      case .inProgress, .nothingAsserted, .filtered, .unregistered, .testsUnknown, .missing: false
      }
    }
  }

  func print(on console: Console) {
    section("pending", rows(of: undecided), .yellow, console)
    section(
      "failed and cannot be accepted",
      pending.failures.map { "\($0.kind.reportName)  \($0.identifier): \($0.obstacle)" }, .red, console)
    section("known issues", pending.known.map { "\($0.identifier)" }, .faint, console)
    section("from an earlier run; run their tests again", pending.unknown.map { "\($0)" }, .faint, console)
    section("rejected", rejected.map { "\($0.name.path)" }, .faint, console)
    unmerged.printRest(on: console)
    printWarnings(on: console)
    if !undecided.isEmpty {
      console.note(
        "Review them with `\(SuggestedCommands.process.tool) review`, or type `\(SuggestedCommands.process.tool) accept \(example)`."
      )
    }
    printMoves(on: console)
    if isEmpty { console.note("No decisions are pending.") }
    if let warning = age.warning {
      console.warn("\(warning)")
    } else if let sentence = age.sentence {
      console.note(console.colored("\(sentence)", .faint))
    }
    if !isComplete {
      let reasons = problems.map(\.description).joined(separator: ", and ")
      console.warn("This list may be incomplete: \(reasons).")
    }
  }

  /// The warnings by their kinds. They need no decision, but a person should know of them.
  private func printWarnings(on console: Console) {
    let warnings = pending.warnings
    guard !warnings.groups.isEmpty else { return }
    console.note(console.colored("\(RunWarnings.title): \(warnings.sentence)", .faint))
    for group in warnings.groups { console.note("  \(group.extent): \(group.kind)") }
  }

  /// The commands that make the references of renamed tests those of equal new snapshots.
  private func printMoves(on console: Console) {
    let moves = undecided.compactMap { change in
      change.former.map { ReferenceMove(from: $0, to: change.name, in: references).command }
    }
    guard !moves.isEmpty else { return }
    let count = moves.count
    console.note(
      count == 1
        ? "A new snapshot equals a reference that no test uses. If its test was renamed, type:"
        : "\(count) new snapshots equal references that no test uses. If their tests were renamed, type:")
    for move in moves { console.note("  \(move)") }
  }

  private var example: String {
    undecided.first.map(\.name.path.quotedForShell) ?? "--all"
  }

  private func section(_ title: String, _ lines: [TerminalText], _ color: TextColor, _ console: Console) {
    guard !lines.isEmpty else { return }
    console.note(console.colored("\(lines.count) \(title):", color))
    for line in lines { console.print((console.isQuiet ? "" : "  ") + line) }
  }

  /// A line for each change, with the paths below each other.
  private func rows(of changes: [SnapshotChange]) -> [TerminalText] {
    let width = max(10, 1 + (changes.map(\.kind.reportName.displayColumns).max() ?? 0))
    return changes.map { change in
      let summary: TerminalText = change.change.map { "  \($0.firstLine)" } ?? ""
      return "\(change.kind.reportName.padded(toColumns: width))\(change.name.path)\(summary)"
    }
  }

  /// One line of JSON.
  func json() throws -> Data {
    let records = ChangeRecords(undecided.filter { $0.kind == .mismatched }.map(\.subject), references: references)
    let report = PendingReport(
      pending: undecided.map { PendingReport.Change($0, record: records[$0.name.path]) },
      rejected: rejected.map(\.name.path),
      failures: pending.failures.map {
        PendingReport.Failure(kind: $0.kind.reportName, snapshot: $0.snapshot, message: $0.message)
      },
      known: pending.known.map(\.identifier), unknown: pending.unknown,
      unmerged: unmerged.undrawn + unmerged.rejected, isComplete: isComplete, notes: problems.map(\.description),
      warnings: pending.warnings.groups)
    return try report.json()
  }
}

/// The list of pending snapshots, for other programs.
struct PendingReport: Encodable {
  let pending: [Change]
  /// The paths of rejected snapshots.
  let rejected: [String]
  let failures: [Failure]
  /// The known issues, by the paths of their snapshots or else their source locations.
  let known: [String]
  /// The paths of artifacts of unknown kind from earlier runs.
  let unknown: [String]
  /// The paths of unmerged references without a pending change.
  let unmerged: [String]
  let isComplete: Bool
  /// The reasons why the list may be incomplete.
  let notes: [String]
  /// The warnings of the last run, grouped by their kinds.
  let warnings: [RunWarnings.Group]

  struct Failure: Encodable {
    let kind: String
    let snapshot: String?
    let message: String
  }

  struct Change: Encodable {
    let kind: String
    /// The path of the reference relative to the folder of references.
    let snapshot: String
    let actual: String?
    let reference: String?
    let difference: String?
    /// The versions of an unmerged reference.
    let base: String?
    let ours: String?
    let theirs: String?
    let file: String?
    let line: Int?
    let test: String?
    let change: String?
    let differingPixels: Int?
    let totalPixels: Int?
    let box: [Int]?
    /// The path of an unused reference that equals the value, which a renamed test left.
    let former: String?
    /// A short description for programs; `nil` unless the value differs from a reference.
    let record: ChangeRecord?

    init(_ change: SnapshotChange, record: ChangeRecord?) {
      self.record = record
      former = change.former?.path
      kind = change.kind.reportName
      snapshot = change.name.path
      (actual, reference, difference) = (change.actual, change.reference, change.difference)
      (base, ours, theirs) = (change.version(.base), change.version(.ours), change.version(.theirs))
      (file, line, test) = (change.test?.file, change.test?.line, change.test?.function)
      self.change = change.change
      (differingPixels, totalPixels, box) = (change.differingPixels, change.totalPixels, change.box)
    }
  }
}
