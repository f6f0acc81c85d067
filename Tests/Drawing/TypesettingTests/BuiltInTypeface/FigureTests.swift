import FirstFrameGeometry
import Foundation
import Testing

@testable import FirstFrameTypesetting

@Suite struct FigureTests {
  private static let figures = Array("0123456789".unicodeScalars)

  @Test func figuresAreProportionalUnlessAFeatureIsOn() throws {
    let face = BuiltInTypeface.instance()
    for figure in Self.figures {
      #expect(face.glyph(for: figure, features: []) == face.glyph(for: figure))
      let alternate = try #require(face.glyph(for: figure, features: .tabularFigures))
      #expect(alternate.rawValue > 0x10FFFF)
      #expect(!face.outline(of: alternate).isEmpty)
    }
    let advances = try Self.figures.map { face.advance(of: try #require(face.glyph(for: $0))) }
    #expect(advances[1] < advances[0] * 0.8)
    #expect(Set(advances).count > 4)
    #expect(face.glyph(for: "a", features: .tabularFigures) == face.glyph(for: "a"))
  }

  @Test(arguments: [
    ([], false), ([FontFeature("tnum")], true), ([FontFeature("tnum", value: 0)], false),
    ([FontFeature("tnum"), FontFeature("pnum")], false), ([FontFeature("pnum"), FontFeature("tnum")], true),
    ([FontFeature("tnum"), FontFeature("ss01")], true),
  ])
  func figuresInTextAreProportionalUnlessTnumIsOn(features: [FontFeature], isTabular: Bool) throws {
    func widths(_ texts: String...) -> Set<CGFloat> {
      Set(
        texts.map {
          let run = TextRun(string: $0, font: Font(size: 1024, features: features))
          return Typesetter().typeset(Paragraph(runs: [run]), width: .infinity).size.width
        })
    }
    #expect((widths("111.11", "000.00", "487.74").count == 1) == isTabular)
  }

  @Test func onlyProportionalFiguresAreKerned() throws {
    let face = BuiltInTypeface.instance()
    let text = Array("7.1".unicodeScalars)
    let glyphs = try text.map { try #require(face.glyph(for: $0)) }
    let kerning = face.kerning(between: glyphs[0], and: glyphs[1])
    #expect(kerning < -40)
    let proportional = face.shape(text, range: 0..<3, options: ShapingOptions())
    #expect(proportional.map(\.glyph) == glyphs)
    #expect(proportional[0].xAdvance == face.advance(of: glyphs[0]) + kerning)
    let tabular = face.shape(text, range: 0..<3, options: ShapingOptions(features: [FontFeature("tnum")]))
    for index in 0..<3 {
      let glyph = try #require(face.glyph(for: text[index], features: .tabularFigures))
      #expect(tabular[index].glyph == glyph)
      #expect(tabular[index].xAdvance == face.advance(of: glyph))
    }
  }

  @Test func theMonospacedVariantHasOnlyTabularFigures() {
    let face = BuiltInTypeface.instance(isMonospaced: true)
    #expect(face.glyph(for: "1", features: .tabularFigures) == face.glyph(for: "1"))
  }

  /// The space as wide as a figure, and the signs of most currencies.
  @Test(arguments: ["\u{2007}", "$", "€", "£", "¥", "−", "="] as [Unicode.Scalar])
  func signsAlignWithTabularFigures(sign: Unicode.Scalar) throws {
    let face = BuiltInTypeface.instance(size: 12)
    let figure = try #require(face.glyph(for: "0", features: .tabularFigures))
    #expect(try face.advance(of: #require(face.glyph(for: sign))) == face.advance(of: figure))
  }
}
