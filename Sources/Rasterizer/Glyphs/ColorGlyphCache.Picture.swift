import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameTypesetting
import Foundation

extension ColorGlyphCache {
  /// The picture of a glyph, as its typeface has it.
  struct Picture {
    let bitmap: Bitmap
    /// In units of the em square, y down from the baseline.
    let box: CGRect

    /// Nil where there is no picture, or none that can be read.
    init?(of glyph: GlyphID, in typeface: any Typeface, pixelsPerEm: Double) {
      guard let picture = typeface.colorPicture(of: glyph, pixelsPerEm: pixelsPerEm),
        let bitmap = try? Bitmap(pngData: Data(picture.png))
      else { return nil }
      self.bitmap = bitmap
      box = CGRect(
        x: picture.box.minX, y: -picture.box.maxY, width: picture.box.width, height: picture.box.height)
    }

    var byteCount: Int { bitmap.size.area * MemoryLayout<UInt32>.stride }

    /// - Parameter transform: From units of the em square, y down, to pixels.
    func pixelBounds(transform: Affine) -> PixelRect {
      EdgeList(Path { $0.addRect(box) }, transform: transform, isSimple: true).pixelBounds
    }

    func paint(on canvas: Canvas, clip: PixelRect, transform: Affine, memory: ScanMemory) {
      ImagePainter(canvas: canvas, clip: clip, transform: transform, memory: memory)
        .paint(ImageContent(source: .bitmap(bitmap)), in: box)
    }
  }
}
