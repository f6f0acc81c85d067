import FirstFrameGeometry
import Foundation
import Testing

@testable import FirstFrameTypesetting

@Suite struct AlignmentTests {
  private static let weights = [100, 300, 400, 500, 700, 900].map(FontWeight.init(clamping:))

  /// Letters with the same heights, and the range of their ink.
  private static let groups: [(letters: String, bottom: ClosedRange<Double>, top: ClosedRange<Double>)] = [
    ("vwxzıкмнпгтпшь", -0.5...0.5, 519.5...520.5),
    ("oceасеоэ", -14 ... -4, 524...534),
    ("nmr", -0.5...0.5, 519.5...534), ("π", -14...0.5, 519.5...520.5),
    ("EFHIKLMNTVWXYZГЖИКМНПТХΔΛΠΓ", -0.5...0.5, 714.5...715.5),
    ("COQSGΘОСЭ", -80 ... -4, 719...729),
    ("1457", -14...0.5, 714.5...729),
    ("023689", -14...0.5, 719...729),
    ("hklbd", -14...0.5, 744.5...745.5),
  ]

  @Test(arguments: weights, [false, true])
  func lettersHaveEqualHeights(weight: FontWeight, isMonospaced: Bool) throws {
    let face = BuiltInTypeface.instance(weight: weight, isMonospaced: isMonospaced)
    for (letters, bottom, top) in Self.groups {
      for character in letters.unicodeScalars {
        let glyph = try #require(face.glyph(for: character), "\(character)")
        let ink = try #require(face.outline(of: glyph).controlPointBounds, "\(character)")
        #expect(bottom.contains(ink.minY), "\(character) starts at \(ink.minY)")
        #expect(top.contains(ink.maxY), "\(character) ends at \(ink.maxY)")
      }
    }
  }

  /// Round letters overshoot flat ones equally at the bottom and at the top.
  @Test(arguments: weights)
  func overshootIsSymmetric(weight: FontWeight) throws {
    let face = BuiltInTypeface.instance(weight: weight)
    for (character, height) in [("o", 520), ("c", 520), ("e", 520), ("O", 715), ("C", 715), ("0", 715), ("8", 715)]
      as [(Unicode.Scalar, Double)]
    {
      let glyph = try #require(face.glyph(for: character))
      let ink = try #require(face.outline(of: glyph).controlPointBounds)
      #expect(abs((ink.maxY - height) + ink.minY) < 1.5, "\(character): \(ink.minY) to \(ink.maxY)")
    }
  }

  /// Arrows and arithmetic signs are centred at the same height, so that they are aligned between figures.
  @Test(arguments: [false, true])
  func signsAreCentredAtTheSameHeight(isMonospaced: Bool) throws {
    let face = BuiltInTypeface.instance(isMonospaced: isMonospaced)
    for character in "+−=×÷<>→←↔↑↓≈≠⇒".unicodeScalars {
      let glyph = try #require(face.glyph(for: character))
      let ink = try #require(face.outline(of: glyph).controlPointBounds)
      #expect(abs(ink.midY - 330) < 16, "\(character): \(ink.midY)")
    }
  }
}
