import FirstFrameImaging
import FirstFrameLocalFiles
import FirstFrameSnapshots
import FirstFrameTextEscaping
import Foundation

/// The references that new snapshots had under other names: those that no test uses, and that have exactly the pixels or
/// the bytes of the new snapshots. Their tests were probably renamed.
package struct RenamedReferences: Hashable, Sendable {
  /// The paths of the unused references by those of the new snapshots.
  private var names: [String: String] = [:]

  /// Each reference is that of one snapshot at most.
  package init(in outcome: RunOutcome) {
    let new = outcome.items.filter { $0.kind == .missing && !$0.isKnownIssue && !$0.isInline }
    guard !new.isEmpty, !outcome.orphans.isEmpty else { return }
    var unused = outcome.orphans.sorted { $0.snapshot < $1.snapshot }.compactMap { orphan in
      Self.contents(of: orphan).map { Value($0, of: orphan.snapshot) }
    }
    for item in new {
      guard let snapshot = item.snapshot, let path = item.files.actual, let data = try? item.files.contents(of: path)
      else { continue }
      let value = Value(data, of: snapshot)
      guard let index = unused.firstIndex(where: { $0.isSame(as: value) }) else { continue }
      names[snapshot] = unused.remove(at: index).snapshot
    }
  }

  /// A value with the name of its snapshot.
  private struct Value {
    let snapshot: String
    private let data: Data
    /// What follows the name of the test, such as `.dark.png`.
    private let variant: Substring

    init(_ data: Data, of snapshot: String) {
      (self.snapshot, self.data) = (snapshot, data)
      variant = snapshot[(snapshot.lastIndex(of: "/") ?? snapshot.startIndex)...].drop { $0 != "." }
    }

    /// Whether a test would draw the other value, too. The file of a picture also contains its name.
    func isSame(as other: Value) -> Bool {
      guard variant == other.variant else { return false }
      guard variant.hasSuffix(".png"), data != other.data else { return data == other.data }
      // The size of a picture is in the first bytes of its file.
      guard data.prefix(24) == other.data.prefix(24), let bitmap = try? Bitmap(pngData: data) else { return false }
      return bitmap == (try? Bitmap(pngData: other.data))
    }
  }

  /// The limit for a reference, in bytes.
  private static let limit = 64 << 20

  /// The bytes of a reference; `nil` if it cannot be read, or if a link leads to it.
  private static func contents(of orphan: OrphanedReference) -> Data? {
    guard orphan.path.hasSuffix("/" + orphan.snapshot) else { return nil }
    let folder = EnclosedFolder(String(orphan.path.dropLast(orphan.snapshot.count + 1)))
    return try? folder.readWithoutLinks(orphan.snapshot, limit: limit)
  }

  /// The former path of a new snapshot; `nil` if there is none.
  package subscript(snapshot: String) -> String? { names[snapshot] }

  /// The command of git that moves a reference and keeps its history.
  ///
  /// - Parameters:
  ///   - folder: The folder of references, as an absolute path.
  ///   - current: The folder in which the command is typed, as an absolute path.
  package static func command(from old: String, to new: String, in folder: String, typedIn current: String) -> String {
    func argument(_ path: String) -> String {
      let path = folder + "/" + path
      let isBelow = path.hasPrefix(current + "/")
      return (isBelow ? String(path.dropFirst(current.count + 1)) : path).quotedForShellIfNeeded
    }
    let parent = new.parentFolder
    let making = LocalFile.isFolder(folder + "/" + parent) ? "" : "mkdir -p \(argument(parent)) && "
    return "\(making)git mv \(argument(old)) \(argument(new))"
  }
}
