import FirstFrameLocalFiles
import Foundation

/// The folder that a gallery is written to.
struct GalleryFolder {
  let path: String

  /// Makes an empty folder for the pictures; those of components that are gone do not stay behind.
  func prepare() throws {
    let pictures = url.appendingPathComponent("pictures")
    if FileManager.default.fileExists(atPath: pictures.path) {
      try FileManager.default.removeItem(at: pictures)
    }
    try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
  }

  func write(_ data: Data, to file: String) throws {
    try LocalFile.write(data, to: absolutePath(of: file))
  }

  func absolutePath(of file: String) -> String {
    url.appendingPathComponent(file).standardizedFileURL.path
  }

  private var url: URL { URL(fileURLWithPath: path, isDirectory: true) }
}
