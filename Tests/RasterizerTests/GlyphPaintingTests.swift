import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameTypesetting
import Foundation
import Testing

@testable import FirstFrameRasterizer

/// How the glyphs of a line reach the pixels: masks, paths for those that are too large, and pictures.
@Suite("Glyph painting") struct GlyphPaintingTests {
  private static let red = Color(red: 255, green: 0, blue: 0)

  private func bitmap(
    _ typeface: RectangleTypeface, size: CGFloat, color: Color = red, transform: Affine = .identity
  ) throws -> Bitmap {
    var library = TypefaceLibrary.builtIn
    library.register(typeface, family: "Block")
    let text = TextContent(string: "x", font: Font(family: "Block", size: size), color: color)
    let set = Typesetter(library: library).typeset(text.paragraph, width: .infinity)
    var bitmap = Bitmap(size: try PixelSize(width: 100, height: 100))
    let bounds = PixelRect(minX: 0, minY: 0, maxX: 100, maxY: 100)
    bitmap.withMutablePixels { pixels in
      TextPainter(
        canvas: Canvas(bounds: bounds, pixels: pixels), clip: bounds, transform: transform, memory: ScanMemory()
      ).paint(text, typeset: set, in: CGRect(x: 0, y: 0, width: 100, height: 100))
    }
    return bitmap
  }

  private func png(_ color: Color) throws -> [UInt8] {
    Array(try Bitmap(size: try PixelSize(width: 8, height: 8), color: PremultipliedColor(color)).pngData())
  }

  @Test("a glyph of 30 by 8 ems is drawn without a mask of its size") func hugeGlyph() throws {
    // 200 pixels an em: from 10 pixels right of the origin, and 20 above the baseline, which is at 160.
    let block = RectangleTypeface(block: CGRect(x: 5, y: 35, width: 3000, height: 800))
    let bitmap = try bitmap(block, size: 200)
    let key = GlyphKey(block, GlyphID(rawValue: 1), pixelsPerEm: 200, quarter: 0)
    #expect(GlyphCache.shared.masks(for: [key], of: block)[0] == nil)
    for (x, y) in [(10, 0), (10, 89), (99, 89)] { #expect(bitmap[x, y] == PremultipliedColor(Self.red)) }
    for (x, y) in [(9, 50), (50, 90)] { #expect(bitmap[x, y] == .init(.clear)) }
  }

  @Test("a picture keeps its colour under any text colour") func picture() throws {
    let blue = Color(red: 0, green: 0, blue: 255)
    let block = RectangleTypeface(block: CGRect(x: 10, y: 0, width: 50, height: 60), png: try png(blue), isEmoji: true)
    let bitmap = try bitmap(block, size: 100)
    // The baseline is at 80: columns 10..<60, rows 20..<80.
    for (x, y) in [(10, 20), (59, 79)] { #expect(bitmap[x, y] == PremultipliedColor(blue)) }
    for (x, y) in [(9, 50), (60, 50), (30, 19), (30, 80)] { #expect(bitmap[x, y] == .init(.clear)) }
  }

  @Test("a picture takes the alpha of the text's colour, upright, mirrored and turned by a right angle")
  func transforms() throws {
    let blue = Color(red: 0, green: 0, blue: 255)
    let block = RectangleTypeface(block: CGRect(x: 10, y: 0, width: 50, height: 60), png: try png(blue), isEmoji: true)
    let half = Color(red: 255, green: 0, blue: 0, alpha: 51)
    let placements: [(Affine, Int, Int)] = [
      (.identity, 30, 50), (Affine(a: -1, b: 0, c: 0, d: 1, tx: 100, ty: 0), 69, 50),
      (Affine(a: 0, b: 1, c: -1, d: 0, tx: 100, ty: 0), 49, 30),
    ]
    for (transform, x, y) in placements {
      #expect(try bitmap(block, size: 100, color: half, transform: transform)[x, y].packed == 0x3333_0000)
    }
  }

  @Test(
    "without a picture that can be read, the outline is drawn in the colour of the text",
    arguments: [nil, [0x89, 0x50]] as [[UInt8]?])
  func unreadable(png: [UInt8]?) throws {
    let block = RectangleTypeface(block: CGRect(x: 10, y: 0, width: 50, height: 60), png: png, isEmoji: true)
    #expect(try bitmap(block, size: 100)[30, 50] == PremultipliedColor(Self.red))
  }
}
