import FirstFrameGeometry

@testable import FirstFrameTypesetting

/// A typeface with metrics for exact expectations: every character is 0.6 em wide, and lines are 1.2 em high.
final class GridTypeface: Typeface {
  static let family = "Grid"

  let name = GridTypeface.family
  let metrics = TypefaceMetrics(
    unitsPerEm: 1000, ascender: 960, descender: -240, lineGap: 0, capHeight: 715, xHeight: 520,
    underlinePosition: -110, underlineThickness: 70)

  func glyph(for character: Unicode.Scalar) -> GlyphID? {
    BuiltInTypeface.instance(isMonospaced: true).glyph(for: character)
  }

  func advance(of glyph: GlyphID) -> Double { 600 }
  func kerning(between left: GlyphID, and right: GlyphID) -> Double { 0 }
  func outline(of glyph: GlyphID) -> Path { Path() }
}

extension Typesetter {
  /// A typesetter with ``GridTypeface`` in addition to the built-in typeface.
  static let grid: Typesetter = {
    var library = TypefaceLibrary.builtIn
    library.register(GridTypeface(), family: GridTypeface.family)
    return Typesetter(library: library)
  }()
}
