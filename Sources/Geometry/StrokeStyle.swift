public import Foundation

/// The pen that follows a path: its width, what it does at ends and corners, and where it is lifted.
public struct StrokeStyle: Hashable, Sendable {
  /// The full width, in the path's own units.
  public var width: CGFloat
  public var cap: LineCap
  public var join: LineJoin
  /// The longest miter, as a multiple of the width; a sharper corner is beveled.
  public var miterLimit: CGFloat
  /// Lengths of dashes and gaps in turn, in the path's own units; empty for an unbroken line.
  public var dash: [CGFloat]
  /// How far into the pattern of dashes every subpath begins, in the path's own units.
  public var dashPhase: CGFloat

  public init(
    width: CGFloat, cap: LineCap = .butt, join: LineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// How the ends of an open stroke look.
public enum LineCap: String, Hashable, Sendable, CaseIterable {
  /// Cut off square where the line ends.
  case butt
  /// A half disc around the end.
  case round
  /// Cut off square half a line width beyond the end.
  case square
}

/// How a stroke turns a corner.
public enum LineJoin: String, Hashable, Sendable, CaseIterable {
  /// The edges prolonged until they meet; a bevel where that would exceed the miter limit.
  case miter
  /// A disc around the corner.
  case round
  /// The corner cut off straight.
  case bevel
}
