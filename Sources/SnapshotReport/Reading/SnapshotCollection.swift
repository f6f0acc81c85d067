import Foundation
import Snapshots

/// The snapshots that journals tell of, each once.
struct SnapshotCollection {
  private var matched: Set<String> = []
  private var found: [String: SnapshotItem] = [:]
  /// How many verdicts there are on each item, and how many of them its test knows of.
  private var verdicts: [String: Int] = [:]
  private var known: [String: Int] = [:]
  /// The paths of the references that tests asked for.
  private(set) var asked: Set<String> = []

  /// Sorted by path.
  var items: [SnapshotItem] {
    found.sorted { $0.key < $1.key }.map { identifier, item in
      var item = item
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
    guard let other = found[item.identifier] else {
      found[item.identifier] = item
      return
    }
    var graver = other.outweighs(item) ? other : item
    // An assertion without a snapshot may tell of several things at one place: in a loop, or after the fact.
    if item.snapshot == nil {
      graver.message = Self.joined(other.message, item.message, by: "\n\n")
      if other.kind == item.kind, let earlier = other.change, let later = item.change {
        graver.change = Self.joined(earlier, later, by: "\n")
      }
    }
    found[item.identifier] = graver
  }

  /// Both texts, or the first where it has the second already, as where two processes said the same.
  private static func joined(_ text: String, _ more: String, by separator: String) -> String {
    (separator + text + separator).contains(separator + more + separator) ? text : text + separator + more
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
