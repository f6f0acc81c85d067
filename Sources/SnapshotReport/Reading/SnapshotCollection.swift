import FirstFrameSnapshots
import Foundation

/// The snapshots that journals tell of, each once.
struct SnapshotCollection {
  private var matched: Set<String> = []
  private var found: [String: SnapshotItem] = [:]
  /// How many verdicts there are on each item, and how many of them its test knows of.
  private var verdicts: [String: Int] = [:]
  private var known: [String: Int] = [:]
  /// All that was said of the items that have no snapshot.
  private var told: [String: ToldTexts] = [:]
  /// The paths of the references that tests asked for.
  private(set) var asked: Set<String> = []

  /// Sorted by path.
  var items: [SnapshotItem] {
    found.sorted { $0.key < $1.key }.map { identifier, item in
      var item = item
      if let told = told[identifier] { (item.message, item.change) = (told.message, told.change(of: item.kind)) }
      item.isKnownIssue = known[identifier, default: 0] >= verdicts[identifier, default: 0]
      return item
    }
  }

  /// Sorted.
  var passed: [String] {
    matched.filter { found[$0] == nil }.sorted()
  }

  mutating func add(_ journal: ProcessJournal, of process: RunProcess) {
    for line in journal.lines {
      switch line {
      case .matched(let snapshot):
        matched.insert(snapshot)
        ask(for: snapshot, of: process)
      case .verdict(let entry):
        if let snapshot = entry.snapshot { ask(for: snapshot, of: process) }
        add(SnapshotItem(entry, of: process))
      case .delivery(let delivery):
        if delivery.delivered == "knownIssue" { known[delivery.identifier, default: 0] += 1 }
      case .start, .end:
        break
      }
    }
  }

  private mutating func ask(for snapshot: String, of process: RunProcess) {
    guard let folder = process.references else { return }
    asked.insert(folder + "/" + snapshot)
  }

  private mutating func add(_ item: SnapshotItem) {
    verdicts[item.identifier, default: 0] += 1
    if item.snapshot == nil { told[item.identifier, default: ToldTexts()].add(item) }
    if let other = found[item.identifier], other.outweighs(item) { return }
    found[item.identifier] = item
  }
}

extension SnapshotItem {
  /// Whether the item counts though another came after it.
  fileprivate func outweighs(_ later: SnapshotItem) -> Bool {
    guard kind == later.kind else { return kind.precedence < later.kind.precedence }
    return later.files.names.isEmpty && !files.names.isEmpty
  }
}

extension JournalDelivery {
  /// As items have it.
  fileprivate var identifier: String {
    SnapshotItem.identifier(snapshot: snapshot, file: file, line: line, column: column, function: test)
  }
}
