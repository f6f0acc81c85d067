import FirstFrameLocalFiles
import FirstFrameSnapshots
import Foundation

/// The folder of a gallery: the page, its pictures, and the journals of the processes that drew them.
struct GalleryFolder {
  private var folder: OwnedFolder

  /// Opens the folder, and changes nothing in it yet.
  ///
  /// - Parameters:
  ///   - output: The folder that the user names; `nil` for the default.
  ///   - package: The folder of the package.
  init(_ output: String?, of package: URL) throws {
    let path = output.map { URL(fileURLWithPath: $0).path } ?? package.path + "/.build/firstframe-gallery"
    let folders = SnapshotFolders(of: package.path + "/Package.swift", in: .process)
    var obstacle = ProtectedFolders(package: package.path, references: folders.references).obstacle(to: path)
    if obstacle == nil, FolderPlace(path).relation(to: FolderPlace(folders.artifacts)) != .separate {
      obstacle = "is, contains or lies in the folder of artifacts, \(folders.artifacts)"
    }
    if let obstacle { throw OwnedFolderError.isProtected(path: path, obstacle: obstacle, .gallery) }
    folder = try OwnedFolder(path, for: .gallery, isDefault: output == nil)
    try folder.requireOnlyListedFiles(in: ["pictures", "work"])
  }

  var path: String { folder.path }
  var page: String { folder.path + "/index.html" }
  /// The folder of requests and journals.
  var scratch: String { folder.path + "/work" }

  /// Removes the files of an earlier gallery.
  mutating func clear() throws {
    try folder.removeListedFiles()
    for name in ["pictures", "work"] { _ = try folder.makeFolder(name) }
  }

  /// Writes the page, after all pictures, and removes what only the drawing needed.
  mutating func finish(with page: Data) throws {
    for name in ["pictures", "work"] { try folder.seal(name) }
    try folder.removeListedFiles(in: ["work"])
    try folder.write(page, to: "index.html")
  }
}
