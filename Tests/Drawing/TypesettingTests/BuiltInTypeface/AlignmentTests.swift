import FirstFrameGeometry
import Foundation
import Testing

@testable import FirstFrameTypesetting

@Suite struct AlignmentTests {
  private static let weights = [100, 300, 400, 500, 700, 900].map(FontWeight.init(clamping:))

  /// The lines on which letters end.
  private enum Line {
    case x
    case cap
    case ascender

    func height(in face: BuiltInTypeface) -> Double {
      switch self {
      case .x: face.xHeight
      case .cap: 704.59
      case .ascender: 734.59
      }
    }
  }

  /// Letters with the same heights, and the range of their ink below the baseline and around the line.
  private static let groups: [(letters: String, bottom: ClosedRange<Double>, line: Line, top: ClosedRange<Double>)] = [
    ("vwxzıкмнпгтпшь", -0.5...0.5, .x, -0.5...0.5),
    ("oceасеоэ", -14 ... -4, .x, 4...14),
    ("nmr", -0.5...0.5, .x, -0.5...14), ("π", -14...0.5, .x, -0.5...0.5),
    ("EFHIKLMNTVWXYZГЖИКМНПТХΔΛΠΓ", -0.5...0.5, .cap, -0.5...0.5),
    ("COQSGΘОСЭ", -80 ... -4, .cap, 4...14),
    ("1457", -14...0.5, .cap, -0.5...14),
    ("023689", -14...0.5, .cap, 4...14),
    ("hklbd", -14...0.5, .ascender, -0.5...0.5),
  ]

  @Test(arguments: weights, [false, true])
  func lettersHaveEqualHeights(weight: FontWeight, isMonospaced: Bool) throws {
    let face = BuiltInTypeface.instance(weight: weight, isMonospaced: isMonospaced)
    for (letters, bottom, line, top) in Self.groups {
      for character in letters.unicodeScalars {
        let glyph = try #require(face.glyph(for: character), "\(character)")
        let ink = try #require(face.ink(of: glyph).controlPointBounds, "\(character)")
        #expect(bottom.contains(ink.minY), "\(character) starts at \(ink.minY)")
        #expect(top.contains(ink.maxY - line.height(in: face)), "\(character) ends at \(ink.maxY)")
      }
    }
  }

  /// Round letters overshoot flat ones equally at the bottom and at the top.
  @Test(arguments: weights)
  func overshootIsSymmetric(weight: FontWeight) throws {
    let face = BuiltInTypeface.instance(weight: weight)
    for (character, line) in [("o", .x), ("c", .x), ("e", .x), ("O", .cap), ("C", .cap), ("0", .cap), ("8", .cap)]
      as [(Unicode.Scalar, Line)]
    {
      let height = line.height(in: face)
      let glyph = try #require(face.glyph(for: character))
      let ink = try #require(face.ink(of: glyph).controlPointBounds)
      #expect(abs((ink.maxY - height) + ink.minY) < 1.5, "\(character): \(ink.minY) to \(ink.maxY)")
    }
  }

  /// Arrows and arithmetic signs are centered at the same height, so that they are aligned between figures.
  @Test(arguments: [false, true])
  func signsAreCenteredAtTheSameHeight(isMonospaced: Bool) throws {
    let face = BuiltInTypeface.instance(isMonospaced: isMonospaced)
    for character in "+−=×÷<>→←↔↑↓≈≠⇒".unicodeScalars {
      let glyph = try #require(face.glyph(for: character))
      let ink = try #require(face.ink(of: glyph).controlPointBounds)
      #expect(abs(ink.midY - 330) < 16, "\(character): \(ink.midY)")
    }
  }
}
