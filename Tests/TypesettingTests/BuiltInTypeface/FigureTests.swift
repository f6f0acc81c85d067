import FirstFrameGeometry
import Foundation
import Testing

@testable import FirstFrameTypesetting

@Suite struct FigureTests {
  private static let figures = Array("0123456789".unicodeScalars)

  @Test func figuresAreTabularUnlessAFeatureIsOn() throws {
    let face = BuiltInTypeface.instance()
    for figure in Self.figures {
      #expect(face.glyph(for: figure, features: []) == face.glyph(for: figure))
      let alternate = try #require(face.glyph(for: figure, features: .proportionalFigures))
      #expect(alternate.rawValue > 0x10FFFF)
      #expect(!face.outline(of: alternate).isEmpty)
    }
    let advances = try Self.figures.map {
      face.advance(of: try #require(face.glyph(for: $0, features: .proportionalFigures)))
    }
    #expect(advances[1] < 460 && Set(advances).count > 4)
    #expect(face.glyph(for: "a", features: .proportionalFigures) == face.glyph(for: "a"))
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
          let run = TextRun(string: $0, font: Font(size: 1000, features: features))
          return Typesetter().typeset(Paragraph(runs: [run]), width: .infinity).size.width
        })
    }
    #expect((widths("111.11", "000.00", "487.74").count == 1) == isTabular)
  }

  @Test func proportionalFiguresHaveTheKerningOfTabularOnes() throws {
    let face = BuiltInTypeface.instance()
    let shaped = face.shape(Array("7.1".unicodeScalars), range: 0..<3, options: ShapingOptions())
    let glyphs = try "7.1".unicodeScalars.map { try #require(face.glyph(for: $0, features: .proportionalFigures)) }
    #expect(shaped.map(\.glyph) == glyphs)
    for (index, glyph) in glyphs.enumerated() {
      let kern = index < 2 ? face.kerning(between: glyph, and: glyphs[index + 1]) : 0
      #expect(shaped[index].xAdvance == face.advance(of: glyph) + kern)
    }
  }

  @Test func theMonospacedVariantHasOnlyTabularFigures() {
    let face = BuiltInTypeface.instance(isMonospaced: true)
    #expect(face.glyph(for: "1", features: .proportionalFigures) == face.glyph(for: "1"))
  }

  @Test func alternateFiguresHaveTheKerningOfFigures() throws {
    let face = BuiltInTypeface.instance()
    let seven = try #require(face.glyph(for: "7", features: .proportionalFigures))
    let period = try #require(face.glyph(for: "."))
    #expect(face.kerning(between: seven, and: period) < -20)
  }
}
