import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameTypesetting
import Foundation
import Testing

@testable import FirstFrameRasterizer

/// The monospaced typeface at 10 points: characters are 6.18 points wide, lines 11.93 points high.
struct ParagraphPaintingTests {
  private let yellow = Color(red: 255, green: 255, blue: 0)

  private func draw(_ text: TextContent, width: CGFloat = 60, height: CGFloat = 30) throws -> Bitmap {
    let frame = CGRect(x: 0, y: 0, width: width, height: height)
    return try Rasterizer(scale: 1).bitmap(of: LayoutNode(frame: frame, background: .color(.white), text: text))
  }

  private func run(_ string: String, background: Color? = nil, attachment: CGSize? = nil) -> TextContent.Run {
    TextContent.Run(
      string: string, font: Font(size: 10, isMonospaced: true), background: background, attachment: attachment)
  }

  @Test func aBackgroundFillsItsRunFromTheTopToTheBottomOfTheLineAndNothingElse() throws {
    let bitmap = try draw(TextContent(runs: [run("\u{A0}"), run("\u{A0}\u{A0}", background: yellow), run("\u{A0}")]))
    // Columns 6 and 18 and row 11 are partly covered.
    for y in 0..<30 where y != 11 {
      for x in 0..<60 where x != 6 && x != 18 {
        #expect(bitmap[x, y].straight == ((6..<18).contains(x) && y < 12 ? yellow : .white), "\(x), \(y)")
      }
    }
  }

  @Test func lettersAreDrawnOverTheBackgroundsOfTheirNeighbors() throws {
    var letter = run("H")
    letter.font.size = 40
    let plain = try draw(TextContent(runs: [letter]), height: 48)
    letter.background = yellow
    let filled = try draw(TextContent(runs: [letter]), height: 48)
    let ink = (0..<48).flatMap { y in (0..<24).filter { x in plain[x, y].straight == .black }.map { x in (x, y) } }
    #expect(ink.count > 50)
    #expect(filled[0, 0].straight == yellow)
    #expect(ink.allSatisfy { filled[$0.0, $0.1].straight == .black })
  }

  @Test func theSpaceOfAnAttachmentShowsOnlyItsBackground() throws {
    let text = TextContent(runs: [run("\u{FFFC}", background: yellow, attachment: CGSize(width: 20, height: 25))])
    let bitmap = try draw(text)
    #expect(bitmap[0, 0].straight == yellow)
    #expect(bitmap[19, 24].straight == yellow)
    #expect(bitmap[20, 0].straight == .white)
    #expect(bitmap[0, 25].straight == .white)
  }

  @Test(
    arguments: [
      (ParagraphStyle(lineHeightMultiple: .nan), "line height multiple"),
      (ParagraphStyle(lineSpacing: -1), "line spacing"),
      (ParagraphStyle(headIndent: .infinity), "head indent"),
      (ParagraphStyle(tabStops: [TabStop(location: 1e12)]), "tab stop"),
    ])
  func invalidMeasuresOfParagraphsCauseErrorsThatNameThem(style: ParagraphStyle, name: String) {
    #expect {
      try draw(TextContent(string: "a", font: Font(size: 10), style: style))
    } throws: { error in
      "\(error)".contains(name)
    }
  }
}

/// Glyphs are drawn as masks, as paths if they are too large, or as pictures.
struct GlyphPaintingTests {
  private static let red = Color(red: 255, green: 0, blue: 0)

  private func bitmap(
    _ typeface: RectangleTypeface, size: CGFloat, color: Color = red, transform: Affine = .identity
  ) throws -> Bitmap {
    var library = TypefaceLibrary.builtIn
    library.register(typeface, family: "Block")
    let text = TextContent(string: "x", font: Font(family: "Block", size: size), color: color)
    let typesetText = Typesetter(library: library).typeset(text.paragraph, width: .infinity)
    var bitmap = Bitmap(size: try PixelSize(width: 100, height: 100))
    let bounds = PixelRect(minX: 0, minY: 0, maxX: 100, maxY: 100)
    bitmap.withMutablePixels { pixels in
      TextPainter(
        canvas: Canvas(bounds: bounds, pixels: pixels), clip: bounds, transform: transform, memory: ScanMemory()
      ).paint(text, typeset: typesetText, in: CGRect(x: 0, y: 0, width: 100, height: 100))
    }
    return bitmap
  }

  private func png(_ color: Color) throws -> [UInt8] {
    Array(try Bitmap(size: try PixelSize(width: 8, height: 8), color: PremultipliedColor(color)).pngData())
  }

  @Test func aGlyphOf30By8EmsIsDrawnWithoutAMaskOfItsSize() throws {
    // At 200 pixels per em, the block starts 10 pixels right of the origin and 70 above the baseline, which is at 160.
    let block = RectangleTypeface(block: CGRect(x: 5, y: 35, width: 3000, height: 800))
    let bitmap = try bitmap(block, size: 200)
    let key = GlyphKey(block, GlyphID(rawValue: 1), pixelsPerEm: 200, quarter: 0)
    #expect(GlyphCache.shared.masks(for: [key], of: block, memory: ScanMemory())[0] == nil)
    for (x, y) in [(10, 0), (10, 89), (99, 89)] { #expect(bitmap[x, y] == PremultipliedColor(Self.red)) }
    for (x, y) in [(9, 50), (50, 90)] { #expect(bitmap[x, y] == .init(.clear)) }
  }

  @Test func aLineOfLettersTooLargeForMasksHasTheSamePixelsInAPictureThatShowsAPartOfIt() throws {
    func bitmap(of columns: Range<Int>) throws -> Bitmap {
      let text = TextContent(string: "Wage fjord", font: Font(size: 300))
      let line = LayoutNode(frame: CGRect(x: -columns.lowerBound, y: 0, width: 3000, height: 360), text: text)
      let frame = CGRect(x: 0, y: 0, width: columns.count, height: 360)
      return try Rasterizer(scale: 1).bitmap(of: LayoutNode(frame: frame, children: [line]))
    }
    let whole = try bitmap(of: 0..<1600)
    for first in stride(from: 0, to: 1500, by: 37) {
      let part = try bitmap(of: first..<(first + 100))
      for y in stride(from: 0, to: 360, by: 7) {
        for x in 0..<100 where part[x, y] != whole[first + x, y] { Issue.record("\(first) + \(x), \(y)") }
      }
    }
  }

  @Test func theColorOfAPictureDoesNotDependOnTheTextColor() throws {
    let blue = Color(red: 0, green: 0, blue: 255)
    let block = RectangleTypeface(block: CGRect(x: 10, y: 0, width: 50, height: 60), png: try png(blue), isEmoji: true)
    let bitmap = try bitmap(block, size: 100)
    // The baseline is at 80: columns 10..<60, rows 20..<80.
    for (x, y) in [(10, 20), (59, 79)] { #expect(bitmap[x, y] == PremultipliedColor(blue)) }
    for (x, y) in [(9, 50), (60, 50), (30, 19), (30, 80)] { #expect(bitmap[x, y] == .init(.clear)) }
  }

  @Test func aPictureHasTheAlphaOfTheTextsColorUprightMirroredAndRotatedBy90Degrees() throws {
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
    arguments: [nil, [0x89, 0x50]] as [[UInt8]?])
  func withoutAReadablePictureTheOutlineIsDrawnInTheColorOfTheText(png: [UInt8]?) throws {
    let block = RectangleTypeface(block: CGRect(x: 10, y: 0, width: 50, height: 60), png: png, isEmoji: true)
    #expect(try bitmap(block, size: 100)[30, 50] == PremultipliedColor(Self.red))
  }
}

/// A typeface with one glyph, a rectangle, with or without a picture.
final class RectangleTypeface: Typeface {
  let name = "Block"
  let metrics = TypefaceMetrics(
    unitsPerEm: 100, ascender: 80, descender: -20, lineGap: 0, capHeight: 70, xHeight: 50, underlinePosition: -10,
    underlineThickness: 5)
  let isEmoji: Bool
  private let block: CGRect
  private let png: [UInt8]?

  init(block: CGRect, png: [UInt8]? = nil, isEmoji: Bool = false) {
    self.block = block
    self.png = png
    self.isEmoji = isEmoji
  }

  func glyph(for character: Unicode.Scalar) -> GlyphID? { GlyphID(rawValue: 1) }
  func advance(of glyph: GlyphID) -> Double { 100 }
  func kerning(between left: GlyphID, and right: GlyphID) -> Double { 0 }
  func outline(of glyph: GlyphID) -> Path { Path { $0.addRect(block) } }

  func colorPicture(of glyph: GlyphID, pixelsPerEm: Double) -> ColorGlyphPicture? {
    png.map { ColorGlyphPicture(png: $0, box: block) }
  }
}
