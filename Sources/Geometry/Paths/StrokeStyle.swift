public import Foundation

/// The pen that follows a path: its width, and what it does at ends and corners.
public struct StrokeStyle: Hashable, Sendable {
  /// The full width, in the path's own units.
  public var width: CGFloat
  public var cap: LineCap
  public var join: LineJoin
  /// The longest miter, as a multiple of the width; a sharper corner is beveled.
  public var miterLimit: CGFloat

  public init(width: CGFloat, cap: LineCap = .butt, join: LineJoin = .miter, miterLimit: CGFloat = 10) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
  }
}
