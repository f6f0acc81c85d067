import FirstFrameGeometry
import Foundation
import Testing

@testable import FirstFrameTypesetting

/// The typographic color of text: the share of the area that is ink.
@Suite struct ColorTests {
  private static let page = """
    The match was settled in the final minutes, when the captain headed a corner past the goalkeeper. Until then both \
    sides had defended well, and few of the chances they made would have troubled anyone.
    """

  /// The ink of a line of text as a fraction of its width times the em.
  private func color(weight: Int, isItalic: Bool = false, isMonospaced: Bool = false) throws -> Double {
    let face = BuiltInTypeface.instance(
      weight: FontWeight(clamping: weight), isMonospaced: isMonospaced, isItalic: isItalic)
    var (ink, width) = (0.0, 0.0)
    var areas: [GlyphID: Double] = [:]
    for character in Self.page.unicodeScalars {
      let glyph = try #require(face.glyph(for: character))
      let area = areas[glyph] ?? face.ink(of: glyph).inkArea()
      areas[glyph] = area
      ink += area
      width += face.width(of: glyph)
    }
    return ink / (width * 1000)
  }

  @Test(arguments: [false, true], [false, true])
  func aPageIsDarkerByEvenSteps(isItalic: Bool, isMonospaced: Bool) throws {
    let colors = try stride(from: 100, through: 900, by: 100).map {
      try color(weight: $0, isItalic: isItalic, isMonospaced: isMonospaced)
    }
    let steps = zip(colors, colors.dropFirst()).map { $1 - $0 }
    // The measured weights are not evenly spaced: thin is nearer to ultralight than to light.
    for step in steps { #expect((0.008...0.060).contains(step), "\(steps)") }
  }

  /// The expected values were measured on the same text in Inter 4.0, as coverage of unhinted outlines.
  @Test(arguments: [(weight: 400, inter: 0.1882), (500, 0.2252), (600, 0.2597), (700, 0.2938)])
  func aPageIsAsDarkAsInInter(weight: Int, inter: Double) throws {
    let actual = try color(weight: weight)
    #expect(abs(actual / inter - 1) < 0.06, "\(actual) for \(inter)")
  }

  @Test func slantingPreservesTheColor() throws {
    for weight in [300, 400, 700, 900] {
      let (upright, slanted) = (try color(weight: weight), try color(weight: weight, isItalic: true))
      #expect(abs(slanted / upright - 1) < 0.03, "\(weight): \(slanted) for \(upright)")
    }
  }
}
