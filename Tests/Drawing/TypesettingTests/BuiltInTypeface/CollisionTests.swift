import FirstFrameGeometry
import Foundation
import Testing

@testable import FirstFrameTypesetting

@Suite struct CollisionTests {
  private static let ascii = (0x21...0x7E).compactMap { Unicode.Scalar($0 as Int) }
  /// The smallest horizontal distance between the ink of two adjacent glyphs, in thousandths of the em.
  private static let minimumGap = 8.0
  private static let heights = stride(from: -235.0, to: 955, by: 10)

  /// The distances of the ink from both edges of the advance for each height; infinite if there is none.
  private struct Profile {
    var left: [Double] = []
    var right: [Double] = []
  }

  private func profile(of character: Unicode.Scalar, _ face: BuiltInTypeface) throws -> Profile {
    let glyph = try #require(face.glyph(for: character))
    let (outline, advance) = (face.ink(of: glyph), face.width(of: glyph))
    var profile = Profile()
    for height in Self.heights {
      let spans = outline.filledSpans(atY: height)
      profile.left.append(spans.first?.lowerBound ?? .infinity)
      profile.right.append(spans.last.map { advance - $0.upperBound } ?? .infinity)
    }
    return profile
  }

  @Test(arguments: [
    (400, 17.0, false), (700, 17, false), (400, 17, true), (700, 17, true), (400, 28, false), (700, 28, false),
  ])
  func adjacentGlyphsDoNotTouch(weight: Int, size: Double, isItalic: Bool) throws {
    let face = BuiltInTypeface.instance(weight: FontWeight(clamping: weight), isItalic: isItalic, size: size)
    // Underscores join to a continuous line.
    let characters = Self.ascii.filter { $0 != "_" }
    let profiles = try characters.map { try profile(of: $0, face) }
    let glyphs = try characters.map { try #require(face.glyph(for: $0)) }
    for (first, left) in profiles.enumerated() {
      for (second, right) in profiles.enumerated() {
        var gap = Double.infinity
        for index in 0..<left.right.count { gap = min(gap, left.right[index] + right.left[index]) }
        gap += face.kern(between: glyphs[first], and: glyphs[second])
        #expect(gap >= Self.minimumGap, "\(characters[first])\(characters[second]): \(gap)")
      }
    }
  }

  /// The distance of straight sides corresponds to the counter of n. Round sides are slightly closer. At 12 points
  /// there is no tracking.
  @Test(arguments: [300, 400, 500, 600, 700], [12.0, 28])
  func spacingIsEven(weight: Int, size: Double) throws {
    let face = BuiltInTypeface.instance(weight: FontWeight(clamping: weight), size: size)
    func gap(_ left: Unicode.Scalar, _ right: Unicode.Scalar) throws -> Double {
      let (first, second) = (try profile(of: left, face), try profile(of: right, face))
      return zip(first.right, second.left).map { $0 + $1 }.min() ?? 0
    }
    let straight = try gap("n", "n")
    for (left, right) in [("i", "n"), ("n", "h"), ("l", "l"), ("h", "i"), ("u", "n"), ("d", "l"), ("m", "m")]
      as [(Unicode.Scalar, Unicode.Scalar)]
    {
      #expect(try abs(gap(left, right) / straight - 1) < 0.10, "\(left)\(right)")
    }
    for (left, right) in [("n", "o"), ("o", "n"), ("h", "e"), ("b", "l"), ("l", "d"), ("p", "i")]
      as [(Unicode.Scalar, Unicode.Scalar)]
    {
      #expect(try (0.68...0.90).contains(gap(left, right) / straight), "\(left)\(right)")
    }
    for (left, right) in [("o", "o"), ("b", "o"), ("o", "d"), ("p", "q")] as [(Unicode.Scalar, Unicode.Scalar)] {
      #expect(try (0.44...0.70).contains(gap(left, right) / straight), "\(left)\(right)")
    }
    #expect(try gap("H", "H") > straight * 0.95)
    #expect(try (0.65...0.90).contains(gap("H", "O") / gap("H", "H")))
  }
}
