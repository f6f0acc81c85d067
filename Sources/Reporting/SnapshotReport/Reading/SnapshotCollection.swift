import FirstFrameSnapshots
import Foundation

/// The snapshots of several journals, each once.
struct SnapshotCollection {
  private var matched: Set<String> = []
  private var found: [String: SnapshotItem] = [:]
  /// The number of verdicts on each item, and the number of verdicts that are known issues.
  private var verdicts: [String: Int] = [:]
  private var known: [String: Int] = [:]
  /// The texts of the items without a snapshot.
  private var texts: [String: CombinedTexts] = [:]
  /// The absolute paths of the references that tests asserted.
  private(set) var asserted: Set<String> = []
  private(set) var warnings = WarningCollection()

  /// The items, sorted by path.
  var items: [SnapshotItem] {
    found.sorted { $0.key < $1.key }.map { identifier, item in
      var item = item
      if let texts = texts[identifier] { (item.message, item.change) = (texts.message, texts.change(of: item.kind)) }
      item.isKnownIssue = known[identifier, default: 0] >= verdicts[identifier, default: 0]
      return item
    }
  }

  /// The paths of the snapshots that passed, sorted.
  var passed: [String] {
    matched.filter { found[$0] == nil }.sorted()
  }

  mutating func add(_ journal: ProcessJournal, of process: RunProcess) {
    for line in journal.lines {
      switch line {
      case .matched(let snapshot):
        matched.insert(snapshot)
        insert(asserted: snapshot, of: process)
      case .verdict(let entry):
        if let snapshot = entry.snapshot { insert(asserted: snapshot, of: process) }
        add(SnapshotItem(entry, of: process))
      case .delivery(let delivery):
        if delivery.delivered == .knownIssue { known[delivery.identifier, default: 0] += 1 }
      case .warnings(let line):
        warnings.add(line)
      case .start, .tests, .end:
        break
      }
    }
  }

  private mutating func insert(asserted snapshot: String, of process: RunProcess) {
    guard let folder = process.references else { return }
    asserted.insert(folder + "/" + snapshot)
  }

  private mutating func add(_ item: SnapshotItem) {
    verdicts[item.identifier, default: 0] += 1
    if item.snapshot == nil { texts[item.identifier, default: CombinedTexts()].add(item) }
    if let other = found[item.identifier], other.outweighs(item) { return }
    found[item.identifier] = item
  }
}

extension SnapshotItem {
  /// Whether the item takes precedence over a later one.
  fileprivate func outweighs(_ later: SnapshotItem) -> Bool {
    guard kind.precedence == later.kind.precedence else { return kind.precedence < later.kind.precedence }
    return later.files.names.isEmpty && !files.names.isEmpty
  }
}

extension JournalDelivery {
  /// The identifier of the delivery's item.
  fileprivate var identifier: String {
    SnapshotItem.identifier(snapshot: snapshot, file: file, line: line, column: column, function: test)
  }
}

/// The texts about an assertion without a snapshot. It may find several faults, such as in a loop. Equal texts of
/// several processes are listed once.
private struct CombinedTexts {
  private var messages: [String] = []
  private var changes: [Change] = []
  private var seenMessages: Set<String> = []
  private var seenChanges: Set<Change> = []

  private struct Change: Hashable {
    let kind: Verdict.Kind
    let summary: String
  }

  mutating func add(_ item: SnapshotItem) {
    if seenMessages.insert(item.message).inserted { messages.append(item.message) }
    guard let change = item.change.map({ Change(kind: item.kind, summary: $0) }) else { return }
    if seenChanges.insert(change).inserted { changes.append(change) }
  }

  var message: String { messages.joined(separator: "\n\n") }

  /// The changes of a kind, one per line; `nil` if unknown.
  func change(of kind: Verdict.Kind) -> String? {
    let summaries = changes.filter { $0.kind == kind }.map(\.summary)
    return summaries.isEmpty ? nil : summaries.joined(separator: "\n")
  }
}
