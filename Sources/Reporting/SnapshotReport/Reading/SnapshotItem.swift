package import FirstFrameLocalFiles
package import FirstFrameSnapshots
package import Foundation

/// A snapshot or a check that did not pass.
package struct SnapshotItem: Hashable, Sendable {
  package let kind: Verdict.Kind
  /// The reference's path below the folder of references; `nil` if the snapshot has no name.
  package let snapshot: String?
  /// The name that distinguishes the snapshot from others of its test, such as `empty.dark`; `nil` if it has none.
  package let name: String?
  /// The reference's file, as an absolute path, whether or not it exists; `nil` if the snapshot has no separate file.
  package internal(set) var reference: String?
  /// Whether the reference is in the source of its test.
  package let isInline: Bool
  package internal(set) var files: SnapshotItemFiles
  package let test: TestLocation
  /// The text of the test's failure.
  package internal(set) var message: String
  /// A description of the change, the same for all snapshots with the same change; `nil` if unknown.
  package internal(set) var change: String?
  /// The number of pixels that differ, the number of all pixels, and the box around the differing ones, as `[x, y,
  /// width, height]` in pixels.
  package let differingPixels: Int?
  package let totalPixels: Int?
  package let box: [Int]?
  /// Whether the failure is a known issue of its test, which does not fail the run.
  package internal(set) var isKnownIssue = false

  /// The item for a line of a journal.
  init(_ entry: JournalEntry, of process: RunProcess) {
    kind = entry.verdict
    snapshot = entry.snapshot
    name = entry.snapshot.flatMap { SnapshotName.name(in: $0, ofTest: entry.test) }
    isInline = entry.isInline ?? false
    // A path that leads out of the folder of references has no file.
    reference =
      isInline
      ? nil
      : entry.snapshot.flatMap { path in
        SnapshotName(path: path).flatMap { _ in process.references.map { $0 + "/" + path } }
      }
    files = SnapshotItemFiles(of: entry, in: process.artifacts)
    test = TestLocation(
      target: entry.target, file: entry.file, path: entry.path, function: entry.test, line: entry.line,
      column: entry.column)
    message = entry.message
    change = entry.change
    differingPixels = entry.differingPixels
    totalPixels = entry.totalPixels
    box = entry.box
  }

  /// A text that distinguishes the item from all others of a run.
  package var identifier: String {
    Self.identifier(
      snapshot: snapshot, file: test.file, line: test.line, column: test.column, function: test.function)
  }

  static func identifier(snapshot: String?, file: String, line: Int, column: Int, function: String) -> String {
    snapshot ?? "\(file):\(line):\(column) \(function)"
  }

  /// The file name of the reference, or else the test's name.
  package var title: String {
    snapshot.map { String($0[($0.lastIndex(of: "/").map($0.index(after:)) ?? $0.startIndex)...]) } ?? test.function
  }

  /// Whether the item's files are pictures.
  var isPicture: Bool { title.hasSuffix(".png") }

  /// Whether a command can make the actual value the reference.
  package var isAcceptable: Bool { kind.isAcceptable && files.actual != nil && !isInline && !isKnownIssue }
}

/// The location of an assertion in a test.
package struct TestLocation: Hashable, Sendable {
  /// The test's module.
  package let target: String
  /// The test's module and file, as in `#fileID`.
  package let file: String
  /// The path of the file below its repository; `nil` if unknown.
  package internal(set) var path: String?
  /// The test's function, without parentheses and labels.
  package let function: String
  package let line: Int
  package let column: Int
}

/// The artifacts of a failure that exist.
package struct SnapshotItemFiles: Hashable, Sendable {
  /// The folder of the files, as an absolute path; `nil` if there is none.
  package let folder: String?
  /// The names of the files: `reference.png`, `actual.png`, and files that show the difference.
  package let names: [String]
  /// The folder of artifacts or of the report that contains the files, as an absolute path. Nothing outside is read.
  private let root: String?

  package static let none = SnapshotItemFiles(folder: nil, names: [], below: nil)

  init(folder: String?, names: [String], below root: String?) {
    self.folder = folder
    self.names = names
    self.root = folder == nil ? nil : root
  }

  /// The existing files of a journal's line. A later process with a passing assertion may have removed them.
  fileprivate init(of entry: JournalEntry, in artifacts: String) {
    guard let snapshot = entry.snapshot, SnapshotName(path: snapshot) != nil else {
      self = .none
      return
    }
    let folder = EnclosedFolder(artifacts)
    let names = entry.artifacts.filter { !$0.contains("/") && folder.hasFile(snapshot + "/" + $0) }
    guard !names.isEmpty else {
      self = .none
      return
    }
    self.init(folder: artifacts + "/" + snapshot, names: names, below: artifacts)
  }

  /// The limit for a file, in bytes.
  private static let maximumSize = 256 << 20

  /// Returns the bytes of one of the files, without following a link.
  ///
  /// - Parameter path: The absolute path, such as ``actual``.
  package func contents(of path: String) throws(EnclosedFolder.ReadingError) -> Data {
    guard let root, path.hasPrefix(root + "/") else { throw .missing }
    return try EnclosedFolder(root).readWithoutLinks(String(path.dropFirst(root.count + 1)), limit: Self.maximumSize)
  }

  /// The reference of the comparison, as an absolute path.
  package var reference: String? { path { $0.hasPrefix("reference.") || $0 == "reference" } }

  /// The actual value, as an absolute path.
  package var actual: String? { path { $0.hasPrefix("actual.") || $0 == "actual" } }

  /// The picture or text that shows the difference, as an absolute path.
  package var difference: String? { path { $0.hasPrefix("difference.") } }

  /// A version of an unmerged reference, as an absolute path.
  package func version(_ version: UnmergedReference.Version) -> String? {
    path { $0.hasPrefix(version.rawValue + ".") || $0 == version.rawValue }
  }

  /// The layout trees and their differences, as an absolute path.
  package var nodes: String? { path { $0 == "nodes.json" } }

  private func path(_ matches: (String) -> Bool) -> String? {
    guard let folder, let name = names.first(where: matches) else { return nil }
    return folder + "/" + name
  }
}
