import Foundation

/// A file to be written whole or not at all.
struct OutputFile {
  let path: String

  /// Writes through a temporary file beside the target, so that a failure leaves what was there.
  ///
  /// - Parameter source: The file that was read, which is never written over.
  func write(_ data: Data, madeFrom source: String) throws(RenderError) {
    try check(madeFrom: source)
    do {
      try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
      throw .unwritable(file: path, reason: "cannot be written; is \(folder) a folder that you may write to?")
    }
  }

  /// Renaming over a folder, a device or a pipe would replace it.
  private func check(madeFrom source: String) throws(RenderError) {
    guard !path.isEmpty else { throw .unwritable(file: "--output", reason: "expected the name of a file, found none") }
    let target = resolved(path)
    if target == resolved(source) {
      throw .unwritable(file: path, reason: "is the scene itself; choose another file for the picture")
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
