package import Foundation

/// The vertical metrics of a font at a size, in points. All values are positive, the descent included.
package struct LineMetrics: Hashable, Sendable {
  package var ascent: CGFloat
  package var descent: CGFloat
  package var leading: CGFloat
  package var capHeight: CGFloat
  package var xHeight: CGFloat
  /// The space between this line and the next one, which is not a part of the line height.
  package var externalLeading: CGFloat = 0

  package var lineHeight: CGFloat { ascent + descent + leading }

  static let zero = LineMetrics(ascent: 0, descent: 0, leading: 0, capHeight: 0, xHeight: 0)

  init(ascent: CGFloat, descent: CGFloat, leading: CGFloat, capHeight: CGFloat, xHeight: CGFloat) {
    self.ascent = ascent
    self.descent = descent
    self.leading = leading
    self.capHeight = capHeight
    self.xHeight = xHeight
  }

  init(of typeface: any Typeface, size: CGFloat) {
    let metrics = typeface.metrics
    let scale = size / metrics.unitsPerEm
    self.init(
      ascent: metrics.ascender * scale, descent: -metrics.descender * scale, leading: metrics.lineGap * scale,
      capHeight: metrics.capHeight * scale, xHeight: metrics.xHeight * scale)
  }

  /// The metrics of an attachment with its bottom `baselineOffset` points above the baseline.
  init(ofAttachment size: CGSize, baselineOffset: CGFloat) {
    self.init(
      ascent: max(size.height + baselineOffset, 0), descent: max(-baselineOffset, 0), leading: 0, capHeight: 0,
      xHeight: 0)
  }

  /// Returns the metrics of a line that contains both.
  func enclosing(_ other: LineMetrics) -> LineMetrics {
    var metrics = LineMetrics(
      ascent: max(ascent, other.ascent), descent: max(descent, other.descent),
      leading: max(leading, other.leading), capHeight: max(capHeight, other.capHeight),
      xHeight: max(xHeight, other.xHeight))
    metrics.externalLeading = max(externalLeading, other.externalLeading)
    return metrics
  }

  /// Returns the metrics of a line that contains a run at an offset above the baseline. An offset never makes the line
  /// smaller: raised text keeps the descent of its font, and lowered text the ascent.
  func raised(by offset: CGFloat) -> LineMetrics {
    var metrics = self
    metrics.ascent += max(offset, 0)
    metrics.descent += max(-offset, 0)
    return metrics
  }

  func adding(externalLeading: CGFloat) -> LineMetrics {
    var metrics = self
    metrics.externalLeading = externalLeading
    return metrics
  }
}
