import FirstFrameTypesetting
public import Foundation

extension UIFont {
  private var metrics: LineMetrics { Typesetter.shared.lineMetrics(of: font) }

  /// The top of a line above its baseline, in points.
  public var ascender: CGFloat { metrics.ascent }
  /// The bottom of a line; negative, because it lies below the baseline.
  public var descender: CGFloat { -metrics.descent }
  public var leading: CGFloat { metrics.leading }
  public var capHeight: CGFloat { metrics.capHeight }
  public var xHeight: CGFloat { metrics.xHeight }
  public var lineHeight: CGFloat { metrics.lineHeight }
}
