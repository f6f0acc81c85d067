/// What is said of an assertion without a snapshot, which may tell of several things at one place: in a loop, or after
/// the fact. Each is told once, however many processes say it.
struct ToldTexts {
  private var messages: [String] = []
  private var changes: [Change] = []
  private var seenMessages: Set<String> = []
  private var seenChanges: Set<Change> = []

  private struct Change: Hashable {
    let kind: SnapshotItem.Kind
    let words: String
  }

  mutating func add(_ item: SnapshotItem) {
    if seenMessages.insert(item.message).inserted { messages.append(item.message) }
    guard let change = item.change.map({ Change(kind: item.kind, words: $0) }) else { return }
    if seenChanges.insert(change).inserted { changes.append(change) }
  }

  var message: String { messages.joined(separator: "\n\n") }

  /// What changed in those of a kind, a line each; nil where that is not known.
  func change(of kind: SnapshotItem.Kind) -> String? {
    let words = changes.filter { $0.kind == kind }.map(\.words)
    return words.isEmpty ? nil : words.joined(separator: "\n")
  }
}
