import FirstFrameGeometry
import FirstFrameTypesetting

/// A typeface with the metrics of Segoe UI, for the characters of a label that was measured in it.
///
/// The advances are those that give the recorded widths at all sizes; they need no kerning. The line height gives all
/// recorded heights. Lengths are in 1/2048 em.
final class MeasuredTypeface: Typeface {
  static let family = "Measured"

  private static let advances: [Unicode.Scalar: Double] = [
    " ": 561, "-": 819, "I": 545, "L": 964, "T": 1073, "U": 1407, "a": 1042, "b": 1204, "c": 946, "d": 1206, "e": 1071,
    "g": 1206, "h": 1159, "i": 496, "l": 496, "n": 1159, "o": 1200, "p": 1204, "r": 712, "s": 869, "t": 694, "u": 1159,
    "w": 1480, "…": 1501,
  ]

  let name = MeasuredTypeface.family
  let metrics = TypefaceMetrics(
    unitsPerEm: 2048, ascender: 2210, descender: -514, lineGap: 0, capHeight: 1434, xHeight: 1024,
    underlinePosition: -178, underlineThickness: 120)

  func glyph(for character: Unicode.Scalar) -> GlyphID? {
    Self.advances[character] == nil ? nil : GlyphID(rawValue: character.value)
  }

  func advance(of glyph: GlyphID) -> Double {
    Unicode.Scalar(glyph.rawValue).flatMap { Self.advances[$0] } ?? 0
  }

  func kerning(between left: GlyphID, and right: GlyphID) -> Double { 0 }
  func outline(of glyph: GlyphID) -> Path { Path() }
}
