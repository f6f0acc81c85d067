import FirstFrameSnapshotReview
import FirstFrameSnapshots
import Foundation

/// The references that two branches changed and nobody has decided on, and those that git does not know are decided.
struct UnmergedReferences {
  /// The paths below the folder of references of files that are unmerged references; sorted.
  let undecided: [String]
  /// The references that are in conflict as git left them, such as those that one branch removed; sorted by path.
  let untouched: [ConflictedPath]
  /// The paths of references that are decided, but still in conflict for git; sorted.
  let decided: [String]

  init(in folders: ReviewFolders) throws {
    let references = folders.references
    undecided = Self.files(in: references)
    let conflicts = ConflictedPath.all(in: references).filter { [undecided] in !undecided.contains($0.path) }
    let decisions =
      conflicts.isEmpty ? ReviewDecisions() : try DecisionsFile(artifacts: folders.artifacts[0]).read()
    var untouched: [ConflictedPath] = []
    for conflict in conflicts where try conflict.isAsGitLeftIt(in: references) {
      if case .unmerged(let reference) = try conflict.merge(), decisions.isMerged(reference, at: conflict.path) {
        continue
      }
      untouched.append(conflict)
    }
    self.untouched = untouched
    decided = conflicts.filter { !untouched.contains($0) }.map(\.path)
  }

  /// The paths of all that need a decision.
  var paths: [String] { (undecided + untouched.map(\.path)).sorted() }

  /// Whether there are none, decided or not.
  var isEmpty: Bool { paths.isEmpty && decided.isEmpty }

  /// The unmerged references in a folder.
  private static func files(in folder: String) -> [String] {
    let files = ReferenceFiles(in: folder)
    return files.paths.filter { path in
      // Reads the whole file only if its beginning fits.
      guard UnmergedReference.isLikely(atPath: files.path(path)),
        let data = FileManager.default.contents(atPath: files.path(path))
      else { return false }
      return UnmergedReference(file: data) != nil
    }
  }
}
