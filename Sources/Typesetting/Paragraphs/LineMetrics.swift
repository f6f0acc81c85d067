public import Foundation

/// The vertical measures of a font at its size, in points, all positive.
public struct LineMetrics: Hashable, Sendable {
  public var ascent: CGFloat
  public var descent: CGFloat
  public var leading: CGFloat
  public var capHeight: CGFloat
  public var xHeight: CGFloat

  public var lineHeight: CGFloat { ascent + descent + leading }
}
