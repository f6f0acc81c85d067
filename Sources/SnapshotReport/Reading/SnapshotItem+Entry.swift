import FirstFrameSnapshots
import Foundation

extension SnapshotItem {
  /// The item for a line of a journal.
  init(_ entry: JournalEntry, of process: RunProcess) {
    let isInline = entry.isInline ?? false
    let reference = isInline ? nil : entry.snapshot.flatMap { path in process.references.map { $0 + "/" + path } }
    self.init(
      kind: Kind(verdict: entry.verdict), snapshot: entry.snapshot,
      name: entry.snapshot.flatMap { Self.name(in: $0, of: entry.test) }, reference: reference, isInline: isInline,
      files: SnapshotItemFiles(of: entry, in: process.artifacts),
      test: TestPlace(
        target: entry.target, file: entry.file, function: entry.test, line: entry.line, column: entry.column),
      message: entry.message, change: entry.change, differingPixels: entry.differingPixels,
      totalPixels: entry.totalPixels, box: entry.box)
  }

  /// What stands between the test's name and the extension in a reference's path.
  private static func name(in snapshot: String, of test: String) -> String? {
    let file = snapshot[(snapshot.lastIndex(of: "/").map(snapshot.index(after:)) ?? snapshot.startIndex)...]
    let start = FileNameComponent(test).text + "."
    guard file.hasPrefix(start) else { return nil }
    let rest = file.dropFirst(start.count)
    let formats = ["layout.txt", "text.txt", "accessibility.txt"]
    let format = formats.first { rest == $0 || rest.hasSuffix("." + $0) }
    let end =
      format?.count ?? rest.lastIndex(of: ".").map { rest.distance(from: $0, to: rest.endIndex) - 1 } ?? rest.count
    let name = rest.dropLast(min(end + 1, rest.count))
    return name.isEmpty ? nil : String(name)
  }
}

extension SnapshotItemFiles {
  /// The files of a line that are there: a later process whose assertion passed may have removed them.
  fileprivate init(of entry: JournalEntry, in artifacts: String) {
    guard let snapshot = entry.snapshot, Self.isBelow(snapshot) else {
      self = .none
      return
    }
    let folder = artifacts + "/" + snapshot
    let names = entry.artifacts.filter { name in
      !name.contains("/") && FileManager.default.fileExists(atPath: folder + "/" + name)
    }
    self.init(folder: names.isEmpty ? nil : folder, names: names)
  }

  /// Whether a path from a journal stays in its folder.
  private static func isBelow(_ path: String) -> Bool {
    !path.hasPrefix("/") && !path.split(separator: "/").contains("..")
  }
}
