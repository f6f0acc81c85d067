import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameTypesetting
import Foundation

@testable import FirstFrameRasterizer

/// Text drawn with a library's typefaces on a transparent background.
struct TextPicture {
  var library: TypefaceLibrary
  var size: CGFloat = 32
  var color = Color.black
  var transform = Affine.identity

  func bitmap(_ string: String, font: Font? = nil, width: Int, height: Int) throws -> Bitmap {
    let text = TextContent(string: string, font: font ?? Font(size: size), color: color)
    let typesetText = Typesetter(library: library).typeset(text.paragraph, width: .infinity)
    var bitmap = Bitmap(size: try PixelSize(width: width, height: height))
    let bounds = PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)
    bitmap.withMutablePixels { pixels in
      TextPainter(
        canvas: Canvas(bounds: bounds, pixels: pixels), clip: bounds, transform: transform, memory: ScanMemory()
      ).paint(text, typeset: typesetText, in: CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height)))
    }
    return bitmap
  }
}

extension Bitmap {
  /// The sums of premultiplied red, green, blue and alpha over all pixels.
  var channelSums: [Double] {
    var sums = [0.0, 0, 0, 0]
    for y in 0..<height {
      for x in 0..<width {
        let pixel = self[x, y].packed
        for channel in 0..<4 { sums[channel] += Double(pixel >> (8 * UInt32(channel)) & 255) }
      }
    }
    return sums
  }
}
