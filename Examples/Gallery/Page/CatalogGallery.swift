import FirstFrameCatalog
import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFramePreviewGallery
import FirstFrameRasterizer
import FirstFrameSnapshots
import Foundation
import HeadlessUIKit

/// The components of the catalog, drawn in every cell, and compared with their references.
struct CatalogGallery {
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
          cell: frame.cell.galleryCell, file: file, width: Int(size.width.rounded()),
          height: Int(size.height.rounded())))
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
