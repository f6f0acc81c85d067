import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameSeededRandomness
import FirstFrameTypesetting
import Foundation
import OpenTypeText
import Testing

@testable import FirstFrameRasterizer

/// Every font file is drawn or causes an error: no crash, no hang, no unbounded memory.
///
/// `FIRSTFRAME_FUZZ=100000 swift test -c release --filter FontFuzzTests` runs that many cases for each font.
@Suite(
  "Fuzzing fonts", .serialized,
  .enabled(if: !FuzzFont.all.isEmpty, "there are no font files; scripts/install-dependencies --for-tests installs them")
)
struct FontFuzzTests {
  /// The time limit for one case, in seconds.
  #if DEBUG
  private static let timeLimit = 10.0
  #else
  private static let timeLimit = 1.0
  #endif

  private static let text = "AVfi é 12 я שׁל \u{200F}سلام الله हिन्दी क्षत्रिय ที่น้ำ 漢 👍🏽🇯🇵1️⃣❤️"

  @Test("mutated font files", arguments: FuzzFont.all)
  func mutatedFonts(_ font: FuzzFont) throws {
    let count = FuzzSettings.caseCount(default: 30)
    var log = FuzzLog("mutated fonts, \(font.testDescription)", count: count)
    for index in 0..<count {
      var mutation = FontMutation(seed: UInt64(FuzzSettings.seed) << 32 | UInt64(index))
      var bytes = font.bytes
      mutation.mutate(&bytes, tables: font.tables)
      log.run(case: index) { Self.draw(bytes, case: index) }
    }
    log.finish(timeLimit: Self.timeLimit)
  }

  private static func draw(_ bytes: [UInt8], case index: Int) -> FuzzOutcome {
    do {
      let file = try FontFile(data: bytes, name: "case \(index)")
      var library = TypefaceLibrary.builtIn
      library.register(file)
      for face in file.faces {
        let weight = FontWeight(clamping: 100 + index % 9 * 100)
        readOutlines(of: face.typeface(weight: weight), glyphCount: face.glyphCount)
        try draw(face.familyName, weight: weight, library: library)
      }
      return .drawn
    } catch {
      return .refused(error)
    }
  }

  /// Shapes text in both directions, and reads the outlines of its glyphs and of some others.
  private static func readOutlines(of typeface: any Typeface, glyphCount: Int) {
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
    let typesetText = Typesetter(library: library).typeset(text.paragraph, width: 128, height: 64)
    let bounds = PixelRect(minX: 0, minY: 0, maxX: 128, maxY: 64)
    bitmap.withMutablePixels { pixels in
      TextPainter(
        canvas: Canvas(bounds: bounds, pixels: pixels), clip: bounds, transform: .identity, memory: ScanMemory()
      ).paint(text, typeset: typesetText, in: CGRect(x: 0, y: 0, width: 128, height: 64))
    }
  }
}

/// Damages font files at random, one table at a time. Most bytes after the directory are outlines, so positions chosen
/// from the whole file would rarely be in other tables.
struct FontMutation {
  private var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  mutating func mutate(_ bytes: inout [UInt8], tables: [Range<Int>]) {
    switch Int.random(in: 0..<20, using: &random) {
    case 0: bytes.removeSubrange(Int.random(in: 0..<bytes.count, using: &random)...)
    case 1, 2: damage(&bytes, in: 0..<min(600, bytes.count))
    default:
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let table = tables[Int.random(in: 0..<tables.count, using: &random)]
        damage(
          &bytes, in: choosesTableStart() ? table.lowerBound..<min(table.lowerBound + 64, table.upperBound) : table)
      }
    }
  }

  /// Whether to damage the start of a table, which determines how the rest is read.
  private mutating func choosesTableStart() -> Bool { Int.random(in: 0..<2, using: &random) == 0 }

  private mutating func damage(_ bytes: inout [UInt8], in range: Range<Int>) {
    guard range.count >= 4 else { return }
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let offset = Int.random(in: range.lowerBound..<range.upperBound - 3, using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0: bytes[offset] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      case 1: bytes[offset] = UInt8.random(in: 0...255, using: &random)
      case 2: set(criticalNumber(), at: offset & ~1, in: &bytes)
      case 3:
        let source = Int.random(in: range.lowerBound..<range.upperBound - 3, using: &random)
        copy(4, from: source, to: offset, in: &bytes)
      default: set(UInt16.random(in: 0...64, using: &random), at: offset & ~1, in: &bytes)
      }
    }
  }

  /// Returns a random number among those that are critical for counts and offsets.
  private mutating func criticalNumber() -> UInt16 {
    let numbers: [UInt16] = [0, 1, 0x7FFF, 0x8000, 0xFFFE, 0xFFFF]
    return numbers[Int.random(in: 0..<numbers.count, using: &random)]
  }

  private func set(_ number: UInt16, at offset: Int, in bytes: inout [UInt8]) {
    bytes[offset] = UInt8(number >> 8)
    bytes[offset + 1] = UInt8(number & 255)
  }

  private func copy(_ count: Int, from source: Int, to target: Int, in bytes: inout [UInt8]) {
    for index in 0..<count { bytes[target + index] = bytes[source + index] }
  }
}
