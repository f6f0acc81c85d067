import FirstFrameLocalFiles
import FirstFrameSnapshotReview
import FirstFrameSnapshots
import Foundation

/// A reference that is in conflict in git's index.
struct ConflictedPath: Hashable {
  /// The path below the folder of references.
  let path: String
  /// The versions that exist.
  private var versions: Set<UnmergedReference.Version> = []
  /// The name of the folder of references, which is in the repository's folder.
  private let folder: String
  private let repository: GitRepository

  /// The references in conflict, sorted by path; empty without git.
  static func all(in references: String) -> [ConflictedPath] {
    let name = (references as NSString).lastPathComponent
    let repository = GitRepository(folder: references.parentFolder)
    guard let result = try? repository.run(["ls-files", "--unmerged", "-z", "--", name]), result.status == 0 else {
      return []
    }
    var found: [String: ConflictedPath] = [:]
    for entry in result.text.split(separator: "\0") {
      // An entry is `<mode> <object> <stage>`, a tab, and the path.
      guard let match = entry.wholeMatch(of: #/\d+ [0-9a-f]+ ([123])\t(.*)/#.dotMatchesNewlines()),
        let version = UnmergedReference.Version.allCases.first(where: { "\($0.stage)" == match.1 }),
        match.2.hasPrefix(name + "/")
      else { continue }
      let path = String(match.2.dropFirst(name.count + 1))
      found[path, default: ConflictedPath(path: path, folder: name, repository: repository)].versions.insert(version)
    }
    return found.values.sorted { $0.path < $1.path }
  }

  /// The contents of a version, as git would check it out; `nil` if it does not exist.
  func data(_ version: UnmergedReference.Version) throws(GitError) -> Data? {
    guard versions.contains(version) else { return nil }
    return try repository.output(["cat-file", "--filters", ":\(version.stage):./\(folder)/\(path)"])
  }

  /// Tells git that the file is merged.
  func add() throws(GitError) {
    _ = try repository.output(["add", "--all", "--", folder + "/" + path])
  }

  /// The versions, merged without the test.
  func merge() throws(GitError) -> ReferenceMerge {
    ReferenceMerge(
      base: try data(.base), ours: try data(.ours), theirs: try data(.theirs), isPicture: path.hasSuffix(".png"))
  }

  /// Whether the file is one of the sides, or contains both.
  func isAsGitLeftIt(in references: String) throws(GitError) -> Bool {
    guard let contents = FileManager.default.contents(atPath: references + "/" + path) else { return false }
    // The mark of a text that git merged only in part.
    if contents.starts(with: "<<<<<<< ".utf8) || contents.contains("\n<<<<<<< ".utf8) { return true }
    let sides = [try data(.ours), try data(.theirs)]
    return sides.contains(contents)
  }
}

extension UnmergedReference.Version {
  /// The number of the version in git's index.
  fileprivate var stage: Int {
    switch self {
    case .base: 1
    case .ours: 2
    case .theirs: 3
    }
  }
}
