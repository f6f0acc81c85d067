import FirstFrameLocalFiles
import FirstFrameSnapshots
import Foundation

/// An output file, written atomically.
struct OutputFile {
  let path: String
  /// The option that names the file.
  var option = "--output"
  /// The role of the input files, for messages.
  var inputRole = "the scene itself"

  /// Writes the file. If that fails, an existing file is unchanged.
  ///
  /// - Parameter sources: The input files, which are never overwritten.
  func write(_ data: Data, madeFrom sources: String...) throws(RenderError) {
    try check(madeFrom: sources)
    do {
      try LocalFile.write(data, to: path)
    } catch {
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
      throw .unwritable(
        file: path,
        reason: "cannot be written; check that \(folder) is a folder and that you have permission to write to it")
    }
  }

  /// Checks that the target is new or a regular file, and not an input file.
  private func check(madeFrom sources: [String]) throws(RenderError) {
    guard !path.isEmpty else { throw .unwritable(file: option, reason: "expected the name of a file, found none") }
    let target = resolved(path)
    if sources.contains(where: { target == resolved($0) }) {
      throw .unwritable(file: path, reason: "is \(inputRole); choose another file for the picture")
    }
    let attributes = try? FileManager.default.attributesOfItem(atPath: target)
    if let type = attributes?[.type] as? FileAttributeType, type != .typeRegular {
      throw .unwritable(
        file: path, reason: type == .typeDirectory ? "is a folder; name a file in it" : "is not a regular file")
    }
    try checkPlace(of: target)
  }

  /// Checks that the file is neither a reference nor a source.
  private func checkPlace(of target: String) throws(RenderError) {
    let folders = SnapshotFolders(of: target, in: .process)
    let folder = FolderPlace(target.parentFolder)
    for (name, protected) in [("references", folders.references), ("artifacts", folders.artifacts)] {
      guard let protected, [.equal, .isInside].contains(folder.relation(to: FolderPlace(protected))) else { continue }
      throw .unwritable(
        file: path, reason: "lies in the folder of \(name), \(protected); choose another file for the picture")
    }
    if Self.sourceTypes.contains((target as NSString).pathExtension.lowercased()),
      FileManager.default.fileExists(atPath: target)
    {
      throw .unwritable(file: path, reason: "is an existing source file; choose another file for the picture")
    }
  }

  private static let sourceTypes: Set = ["swift", "c", "h", "m", "mm", "cpp", "cc", "hpp", "metal"]

  private func resolved(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }
}
