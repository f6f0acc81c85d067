import FirstFrameLocalFiles
import Foundation
import Synchronization

/// The folder that a gallery is written to.
final class GalleryFolder: Sendable {
  let path: String
  private let folder: Mutex<OwnedFolder>

  /// The default, below the current folder.
  static let defaultPath = ".build/catalog"
  /// What earlier versions wrote.
  private static let patterns: [PathPattern] = ["index.html", "pictures/*.png"]

  /// Opens the folder, and removes the files of an earlier gallery.
  init(path: String) throws(OwnedFolderError) {
    self.path = path
    let protected = ProtectedFolders(package: PackageFolder.root, references: References().folder)
    if let obstacle = protected.obstacle(to: path) { throw .isProtected(path: path, obstacle: obstacle, .gallery) }
    let isDefault = path == Self.defaultPath
    var folder = try OwnedFolder(path, for: .gallery, adopting: isDefault ? Self.patterns : [], isDefault: isDefault)
    try folder.requireOnlyListedFiles(in: ["pictures"])
    try folder.removeListedFiles()
    _ = try folder.makeFolder("pictures")
    self.folder = Mutex(folder)
  }

  /// Writes a picture.
  func write(_ data: Data, to file: String) throws {
    try folder.withLock { $0.folder }.write(data, to: file)
  }

  /// Writes the page, after all pictures.
  func finish(page: Data) throws {
    try folder.withLock { folder in
      try folder.seal("pictures")
      try folder.write(page, to: "index.html")
    }
  }

  func absolutePath(of file: String) -> String {
    URL(fileURLWithPath: path, isDirectory: true).appendingPathComponent(file).standardizedFileURL.path
  }
}
