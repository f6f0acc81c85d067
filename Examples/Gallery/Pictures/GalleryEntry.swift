import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameRasterizer
import Foundation
import HeadlessUIKit

/// One preview, with its pictures in every cell.
struct GalleryEntry: Sendable {
  let preview: ComponentPreview
  let pictures: [GalleryPicture]
  /// What a reader sees, by the names of the light cells.
  let texts: [String: String]
  /// The tree of nodes in the first cell.
  let layout: String
  /// Why frames are not to be relied on.
  let problems: [String]
  /// How the pictures compare that have references.
  let check: PreviewCheck

  /// Draws the frames and writes each different picture once.
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
      // A reader sees the same in light and dark.
      if frame.cell.appearance == .light, frame.cell.device == nil {
        texts[frame.cell.name] = frame.tree.textDump()
      }
    }
    (self.pictures, self.texts) = (pictures, texts)
    layout = frames.frames.first?.tree.layoutDump() ?? ""
    check = try PreviewCheck(frames.referenced, withDumps: false, references: references)
  }
}
