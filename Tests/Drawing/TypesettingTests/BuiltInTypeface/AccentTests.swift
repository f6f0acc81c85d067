import FirstFrameGeometry
import Foundation
import Testing

@testable import FirstFrameTypesetting

@Suite struct AccentTests {
  private static let weights = [100, 300, 400, 600, 700, 800, 900].map(FontWeight.init(clamping:))

  /// Each plain letter, with the composed letters that have a mark above it.
  private static let above = [
    "aàáâãäåāă", "eèéêëēĕėě", "oòóôõöōŏő", "uùúûüũūŭůű", "cćĉċč", "nñńň", "sśŝš", "zźżž", "gĝğġģ", "rŕř", "yýÿŷỳ",
    "wŵẁẃẅ", "AÀÁÂÃÄÅĀĂ", "EÈÉÊËĒĔĖĚ", "OÒÓÔÕÖŌŎŐ", "UÙÚÛÜŨŪŬŮŰ", "CĆĈĊČ", "SŚŜŠ", "GĜĞĠ", "ZŹŻŽ", "IÍÎĪİ", "hĥ",
    "lĺ",
    "ийѝ", "уў", "гѓ", "кќ", "ИЙ", "УЎ", "αά", "εέ", "ηή", "ωώ", "υύϋΰ",
  ]

  @Test(arguments: weights)
  func marksAreAboveTheirLettersWithoutTouching(weight: FontWeight) throws {
    for isMonospaced in [false, true] {
      let face = BuiltInTypeface.instance(weight: weight, isMonospaced: isMonospaced)
      for group in Self.above {
        let scalars = Array(group.unicodeScalars)
        guard let letter = scalars.first else { continue }
        let top = try #require(try outline(letter, face).controlPointBounds).maxY
        for composed in scalars.dropFirst() {
          let whole = try outline(composed, face)
          let bounds = try #require(whole.controlPointBounds)
          #expect(bounds.maxY > top + 60, "\(composed) at \(weight.rawValue)")
          #expect(whole.hasGap(between: top - 30, and: bounds.maxY), "\(composed) touches at \(weight.rawValue)")
        }
      }
    }
  }

  private func outline(_ character: Unicode.Scalar, _ face: BuiltInTypeface) throws -> Path {
    face.ink(of: try #require(face.glyph(for: character), "\(character)"))
  }
}

extension Path {
  /// Returns whether a horizontal line between two heights crosses no contour.
  fileprivate func hasGap(between low: Double, and high: Double) -> Bool {
    var height = low
    let ranges = flattened(tolerance: 0.1).compactMap { polyline -> ClosedRange<Double>? in
      let heights = polyline.points.map { Double($0.y) }
      guard let minimum = heights.min(), let maximum = heights.max() else { return nil }
      return minimum...maximum
    }
    while height < high {
      if !ranges.contains(where: { $0.contains(height) }) { return true }
      height += 2
    }
    return false
  }
}
