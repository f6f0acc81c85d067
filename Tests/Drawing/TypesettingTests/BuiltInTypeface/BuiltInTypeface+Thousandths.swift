import FirstFrameGeometry
import Foundation

@testable import FirstFrameTypesetting

/// The measures of glyphs in thousandths of the em, the unit in which glyphs are drawn.
extension BuiltInTypeface {
  func ink(of glyph: GlyphID) -> Path {
    outline(of: glyph).transformed(by: .scale(x: 1 / FaceMeasures.unit, y: 1 / FaceMeasures.unit))
  }

  func width(of glyph: GlyphID) -> Double {
    advance(of: glyph) / FaceMeasures.unit
  }

  func kern(between left: GlyphID, and right: GlyphID) -> Double {
    kerning(between: left, and: right) / FaceMeasures.unit
  }

  var xHeight: Double { metrics.xHeight / FaceMeasures.unit }
}
