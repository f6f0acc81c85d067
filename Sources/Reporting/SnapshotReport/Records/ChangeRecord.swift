package import FirstFrameChangeCauses
import Foundation

/// A short description of a changed snapshot for programs: what changed, the likely causes, and the command that accepts
/// it. `Documentation/Report.md` describes the format.
///
/// The JSON of a record has at most ``maximumLength`` characters, about 500 tokens of a language model.
package struct ChangeRecord: Encodable, Sendable {
  /// The file and the line of the assertion, and the test; `nil` if unknown.
  package let test: String?
  package let snapshot: String
  /// The changed nodes, or the changed lines of a text, causes before consequences.
  package private(set) var changes: [RecordedNodes.Change] = []
  /// The number of changes that the record omits because of its length.
  package private(set) var omittedChanges: Int
  /// The places in the sources that may have caused the change, the most likely one first.
  package private(set) var causes: [LikelyCause] = []
  /// The command that makes the actual value the reference.
  package let accept: String

  package static let maximumLength = 2000

  init(_ subject: ChangeSubject, changes: [RecordedNodes.Change], causes: [LikelyCause]) {
    test = subject.test.map { "\($0.file):\($0.line) \($0.function)" }
    snapshot = subject.snapshot
    accept = AcceptCommand.line(for: [subject.snapshot])
    omittedChanges = changes.count
    let changes = changes.map(\.shortened)
    // The first cause is worth more than the fourth change.
    for change in changes.prefix(3) { add(change) }
    for cause in causes.prefix(1) { add(cause) }
    for change in changes.dropFirst(3).prefix(3) { add(change) }
    for cause in causes.dropFirst() { add(cause) }
    for change in changes.dropFirst(6) where self.changes.count < Self.maximumChangeCount { add(change) }
  }

  private static let maximumChangeCount = 12

  private mutating func add(_ change: RecordedNodes.Change) {
    var record = self
    record.changes.append(change)
    record.omittedChanges -= 1
    if record.length <= Self.maximumLength { self = record }
  }

  private mutating func add(_ cause: LikelyCause) {
    var record = self
    record.causes.append(cause)
    if record.length <= Self.maximumLength { self = record }
  }

  private var length: Int {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self).count } ?? 0
  }
}

extension RecordedNodes.Change {
  fileprivate var shortened: RecordedNodes.Change {
    RecordedNodes.Change(
      node: node.count > 160 ? "…" + node.suffix(159) : node, property: property, before: Self.shortened(before),
      after: Self.shortened(after))
  }

  private static func shortened(_ value: String) -> String {
    value.count > 100 ? value.prefix(99) + "…" : value
  }
}
