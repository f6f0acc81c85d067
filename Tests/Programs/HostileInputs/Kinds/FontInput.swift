import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameRasterizer
import FirstFrameSeededRandomness
import FirstFrameTypesetting
import Foundation
import OpenTypeText

/// Damaged font files, most of them with damage at the start of a table.
struct FontInput: InputKind {
  static let name = "font"

  private let fonts: [FuzzFont]

  init(scratch: ScratchFolder) throws {
    let bistro = "Porting/Tests/PortedPackage/Sources/MenuUI/Resources/Fonts/BistroBlocks.ttf"
    fonts = FuzzFont.all + [FuzzFont("TrueType of the repository", bytes: try RepositoryFile.bytes(bistro))]
  }

  func input(_ random: inout SeededGenerator) -> HostileInput {
    guard let font = fonts.randomElement(using: &random) else { return HostileInput(path: "a.ttf", bytes: []) }
    var mutation = FontMutation(random)
    var bytes = font.bytes
    mutation.mutate(&bytes, tables: font.tables)
    return HostileInput(path: "a.ttf", bytes: bytes)
  }

  func read(_ input: HostileInput) throws {
    try FontDrawing.draw(input.bytes, weight: FontWeight(clamping: 100 + input.bytes.count % 9 * 100))
  }
}

/// The uses of a font file: shaping text in both directions, outlines, and a picture.
enum FontDrawing {
  private static let text = "AVfi é 12 я שׁל \u{200F}سلام الله हिन्दी क्षत्रिय ที่น้ำ 漢 👍🏽🇯🇵1️⃣❤️"

  static func draw(_ bytes: [UInt8], weight: FontWeight) throws {
    let file = try FontFile(data: bytes, name: "a font")
    var typesetter = Typesetter(library: .builtIn)
    typesetter.register(file)
    for face in file.faces {
      readOutlines(of: face.typeface(weight: weight), glyphCount: face.glyphCount)
      let content = TextContent(string: text, font: Font(family: face.familyName, size: 20, weight: weight), lines: 0)
      let node = LayoutNode(frame: CGRect(x: 0, y: 0, width: 128, height: 64), text: content)
      _ = try Rasterizer(scale: 1, typesetter: typesetter).bitmap(of: node)
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
}
