import FirstFrameGeometry
import FirstFrameTypesetting
import Foundation

/// What makes two glyph masks the same.
struct GlyphKey: Hashable {
  let typeface: ObjectIdentifier
  let glyph: GlyphID
  /// Pixels an em, in 64ths.
  let size: Int
  /// How far right of a whole pixel the origin lies, in quarters of a pixel.
  let quarter: Int

  /// From units of the em square, y up, to pixels right of and below the whole pixel that the origin is on.
  func transform(of typeface: any Typeface) -> Affine {
    let scale = CGFloat(size) / 64 / typeface.metrics.unitsPerEm
    return Affine(a: scale, b: 0, c: 0, d: -scale, tx: CGFloat(quarter) / 4, ty: 0)
  }
}

extension GlyphKey {
  init(_ typeface: any Typeface, _ glyph: GlyphID, pixelsPerEm: CGFloat, quarter: Int) {
    self.init(
      typeface: ObjectIdentifier(typeface), glyph: glyph, size: Int((min(pixelsPerEm, 1e6) * 64).rounded()),
      quarter: quarter)
  }
}
