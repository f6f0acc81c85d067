import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameTypesetting
import Foundation
import OpenTypeText
import Testing

@testable import FirstFrameRasterizer

/// Whatever a font file says, it is drawn or refused: no crash, no hang, no memory without bounds.
///
/// `FIRSTFRAME_FUZZ=100000 swift test -c release --filter FontFuzzTests` runs that many cases of each font.
@Suite(
  "Fuzzing fonts", .serialized,
  .enabled(if: !FuzzFont.all.isEmpty, "no font file is there; scripts/install-dependencies --for-tests gets them"))
struct FontFuzzTests {
  /// In seconds, for one case: a second in a release build.
  #if DEBUG
    private static let longest = 10.0
  #else
    private static let longest = 1.0
  #endif

  private static let text = "AVfi é 12 я שׁל \u{200F}سلام الله हिन्दी क्षत्रिय ที่น้ำ 漢 👍🏽🇯🇵1️⃣❤️"

  @Test("mutated font files", arguments: FuzzFont.all)
  func mutatedFonts(_ font: FuzzFont) throws {
    let count = FuzzCount.cases(everyDay: 30)
    var log = FuzzLog("mutated fonts, \(font.testDescription)", count: count)
    for index in 0..<count {
      var mutation = FontMutation(seed: UInt64(FuzzCount.seed) << 32 | UInt64(index))
      var bytes = font.bytes
      mutation.mutate(&bytes, tables: font.tables)
      log.run(case: index) { Self.draw(bytes, case: index) }
    }
    log.finish(longest: Self.longest)
  }

  private static func draw(_ bytes: [UInt8], case index: Int) -> FuzzOutcome {
    do {
      let file = try FontFile(data: bytes, name: "case \(index)")
      var library = TypefaceLibrary.builtIn
      library.register(file)
      for face in file.faces {
        let weight = FontWeight(clamping: 100 + index % 9 * 100)
        look(at: face.typeface(weight: weight), glyphCount: face.glyphCount)
        try draw(face.familyName, weight: weight, library: library)
      }
      return .drawn
    } catch {
      return .refused(error)
    }
  }

  /// Shapes text both ways, and takes the outlines that come of it and some more.
  private static func look(at typeface: any Typeface, glyphCount: Int) {
    let text = Array(text.unicodeScalars)
    for direction in TextDirection.allCases {
      let options = ShapingOptions(direction: direction, features: [FontFeature("ss01"), FontFeature("tnum")])
      for glyph in typeface.shape(text, range: text.indices, options: options).prefix(400) {
        _ = typeface.outline(of: glyph.glyph)
        _ = typeface.advance(of: glyph.glyph)
      }
    }
    for glyph in stride(from: 0, to: glyphCount, by: max(glyphCount / 20, 1)) {
      _ = typeface.outline(of: GlyphID(rawValue: UInt32(glyph)))
    }
  }

  private static func draw(_ family: String, weight: FontWeight, library: TypefaceLibrary) throws {
    let size = try PixelSize(width: 128, height: 64)
    var bitmap = Bitmap(size: size)
    let text = TextContent(string: text, font: Font(family: family, size: 20, weight: weight), lines: 0)
    let set = Typesetter(library: library).typeset(text.paragraph, width: 128, height: 64)
    let bounds = PixelRect(minX: 0, minY: 0, maxX: 128, maxY: 64)
    bitmap.withMutablePixels { pixels in
      TextPainter(
        canvas: Canvas(bounds: bounds, pixels: pixels), clip: bounds, transform: .identity, memory: ScanMemory()
      ).paint(text, typeset: set, in: CGRect(x: 0, y: 0, width: 128, height: 64))
    }
  }
}
