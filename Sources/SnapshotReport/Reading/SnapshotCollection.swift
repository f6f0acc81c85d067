import Foundation
import Snapshots

/// The snapshots that journals tell of, each once.
struct SnapshotCollection {
  private var matched: Set<String> = []
  private var found: [String: SnapshotItem] = [:]
  private var known: Set<String> = []
  /// The paths of the references that tests asked for.
  private(set) var asked: Set<String> = []

  /// Sorted by path.
  var items: [SnapshotItem] {
    found.sorted { $0.key < $1.key }.map { identifier, item in
      var item = item
      item.isKnownIssue = known.contains(identifier)
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
        if delivery.delivered == "knownIssue" { known.insert(delivery.identifier) }
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

extension SnapshotItem.Kind {
  fileprivate var precedence: Int {
    Self.allCases.firstIndex(of: self) ?? Self.allCases.count
  }
}
