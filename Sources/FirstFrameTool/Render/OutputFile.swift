import Foundation

/// A file to be written whole or not at all.
struct OutputFile {
  let path: String

  func write(_ data: Data) throws(RenderError) {
    do {
      try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
      throw .unwritable(file: path, reason: "cannot be written; is \(folder) a folder you may write to?")
    }
  }
}
