/// A snapshot that a person should look at.
package struct SnapshotItem: Hashable, Sendable {
  package let kind: Kind
  /// The reference's path below the folder of references; nil where the snapshot has no name.
  package let snapshot: String?
  /// What tells the snapshot from others of its test, such as `empty.dark`; nil where it is the test's only one.
  package let name: String?
  /// The reference's file, as an absolute path, be it there or not; nil where the snapshot has no file of its own.
  package internal(set) var reference: String?
  /// Whether the reference stands in the source of its test.
  package let isInline: Bool
  package internal(set) var files: SnapshotItemFiles
  package let test: TestPlace
  /// What the test's failure says.
  package internal(set) var message: String
  /// What changed, in words that are the same for all snapshots in which the same changed; nil where that is not known.
  package internal(set) var change: String?
  /// How many pixels differ, of how many, and the box around them as `[x, y, width, height]`; in pixels.
  package let differingPixels: Int?
  package let totalPixels: Int?
  package let box: [Int]?
  /// Whether its test says that it knows of the failure, which then fails no run.
  package internal(set) var isKnownIssue = false
}

extension SnapshotItem {
  /// What tells the item from all others of a run.
  package var identifier: String {
    Self.identifier(
      snapshot: snapshot, file: test.file, line: test.line, column: test.column, function: test.function)
  }

  static func identifier(snapshot: String?, file: String, line: Int, column: Int, function: String) -> String {
    snapshot ?? "\(file):\(line):\(column) \(function)"
  }

  /// The part of the reference's path that is its file's name, or else the test's.
  package var title: String {
    snapshot.map { String($0[($0.lastIndex(of: "/").map($0.index(after:)) ?? $0.startIndex)...]) } ?? test.function
  }
}

extension SnapshotItem {
  /// Whether what was drawn can become the reference by a command.
  package var isAcceptable: Bool { kind.isAcceptable && files.actual != nil && !isInline && !isKnownIssue }
}
