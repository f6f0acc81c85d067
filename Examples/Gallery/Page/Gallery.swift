import FirstFrameCatalog
import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameLocalFiles
import FirstFrameRasterizer
import FirstFrameSnapshots
import Foundation
import HeadlessUIKit
import Synchronization

/// The contents of the gallery.
struct Gallery {
  let components: [ListedComponent]
  /// The languages, with English first.
  let languages: [Language]
  /// The entries, in the order of the components.
  let entries: [GalleryEntry]
  /// The verifier's messages about pictures that differ from their references, by the names of their previews.
  let problemsByPreview: [String: [String]]

  /// - Parameter threadCount: The number of threads that draw.
  @MainActor
  init(of components: [ListedComponent], in languages: [Language], folder: GalleryFolder, threadCount: Int) throws {
    let references = References()
    (self.components, self.languages) = (components, languages)
    let previews = components.flatMap(\.previews)
    let drawing = FrameProcessing("Drawing", total: previews.count, threadCount: threadCount) {
      try GalleryEntry($0, in: folder, references: references)
    }
    for preview in previews { drawing.add(preview, in: Cell.gallery(of: preview, in: languages)) }
    entries = try drawing.finish()
    var problems: [String: [String]] = [:]
    for entry in entries {
      let messages =
        entry.problems + entry.check.verdicts().map(\.verdict).filter { !$0.isRecording }.compactMap(\.failureMessage)
      if !messages.isEmpty { problems[entry.preview.name] = messages }
    }
    problemsByPreview = problems
  }

  var problems: [String] { entries.flatMap { problemsByPreview[$0.preview.name] ?? [] } }
  var pictureCount: Int { entries.map(\.pictures.count).reduce(0, +) }
  var fileCount: Int { Set(entries.flatMap(\.pictures).map(\.file)).count }
}

/// A preview with its pictures in every cell.
struct GalleryEntry: Sendable {
  let preview: ComponentPreview
  let pictures: [GalleryPicture]
  /// The text dumps, by the names of the light cells.
  let texts: [String: String]
  /// The layout dump of the first cell.
  let layout: String
  /// The reasons why frames are unreliable.
  let problems: [String]
  /// The comparison with the references, for cells that have them.
  let check: PreviewCheck

  /// Draws the frames and writes each distinct picture once.
  init(_ frames: PreviewFrames, in folder: GalleryFolder, references: References) throws {
    (preview, problems) = (frames.preview, frames.problems)
    var (pictures, files, texts) = ([GalleryPicture](), [PixelDigest: String](), [String: String]())
    for frame in frames.frames {
      let bitmap = try Rasterizer(scale: 2).bitmap(of: frame.tree)
      let digest = PixelDigest(of: bitmap)
      let file = files[digest] ?? "pictures/\(frames.preview.name).\(frame.cell.name).png"
      if files.updateValue(file, forKey: digest) == nil { try folder.write(bitmap.pngData(scale: 2), to: file) }
      let size = frame.tree.frame.size
      pictures.append(
        GalleryPicture(
          cell: frame.cell.name, file: file, width: Int(size.width.rounded()), height: Int(size.height.rounded())))
      // Light and dark have the same text.
      if frame.cell.appearance == .light, frame.cell.device == nil {
        texts[frame.cell.name] = frame.tree.textDump()
      }
    }
    (self.pictures, self.texts) = (pictures, texts)
    layout = frames.frames.first?.tree.layoutDump() ?? ""
    check = try PreviewCheck(frames.referenced, withDumps: false, references: references)
  }
}

/// A picture of a preview. Cells that look the same share a file.
struct GalleryPicture: Encodable, Sendable {
  /// The cell's ``Cell/name``.
  let cell: String
  /// The path relative to the page.
  let file: String
  /// The width, in points.
  let width: Int
  /// The height, in points.
  let height: Int
}

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
