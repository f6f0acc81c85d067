import Foundation

/// How far from its origin a glyph may reach; what lies beyond is moved to the limit.
///
/// Letters stay far within: the widest of Unicode, a whole sentence in Arabic, is about a dozen ems wide. The limits
/// bound what a damaged file can ask a rasterizer for.
struct GlyphLimits {
  private let width: Double
  private let height: Double

  init(unitsPerEm: Int) {
    width = 32 * Double(unitsPerEm)
    height = 4 * Double(unitsPerEm)
  }

  func point(_ x: Float, _ y: Float) -> CGPoint {
    CGPoint(x: Self.clamped(Double(x), width), y: Self.clamped(Double(y), height))
  }

  /// An advance or an offset along the line.
  func along(_ distance: Int32) -> Double { Self.clamped(Double(distance), width) }

  /// An offset across the line.
  func across(_ distance: Int32) -> Double { Self.clamped(Double(distance), height) }

  /// Zero for what is not a number.
  private static func clamped(_ value: Double, _ limit: Double) -> Double {
    value.isNaN ? 0 : min(max(value, -limit), limit)
  }
}
