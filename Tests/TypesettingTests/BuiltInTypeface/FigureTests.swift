import Geometry
import Testing

@testable import Typesetting

@Suite struct FigureTests {
  private static let figures = Array("0123456789".unicodeScalars)

  @Test func figuresAreTabularUnlessAFeatureAsksForMore() throws {
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

  @Test func theMonospacedFaceHasOneKindOfFigures() {
    let face = BuiltInTypeface.instance(isMonospaced: true)
    #expect(face.glyph(for: "1", features: .proportionalFigures) == face.glyph(for: "1"))
  }

  @Test func kerningOfAlternateFiguresIsThatOfFigures() throws {
    let face = BuiltInTypeface.instance()
    let seven = try #require(face.glyph(for: "7", features: .proportionalFigures))
    let stop = try #require(face.glyph(for: "."))
    #expect(face.kerning(between: seven, and: stop) < -20)
  }
}
