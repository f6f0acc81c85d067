import FirstFrameLocalFiles
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
    guard let type = attributes?[.type] as? FileAttributeType, type != .typeRegular else { return }
    throw .unwritable(
      file: path, reason: type == .typeDirectory ? "is a folder; name a file in it" : "is not a regular file")
  }

  private func resolved(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }
}
