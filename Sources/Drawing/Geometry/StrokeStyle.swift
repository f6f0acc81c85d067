public import Foundation

/// The width, caps, joins and dashes of a stroke.
public struct StrokeStyle: Hashable, Sendable {
  /// The full width, in the path's units.
  public var width: CGFloat
  public var cap: LineCap
  public var join: LineJoin
  /// The longest miter, as a multiple of the width. Sharper corners are beveled.
  public var miterLimit: CGFloat
  /// The alternating lengths of dashes and gaps, in the path's units; empty for a solid line.
  public var dash: [CGFloat]
  /// The offset into the dash pattern at which each subpath starts, in the path's units.
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

/// The shape of the ends of an open stroke.
public enum LineCap: String, Hashable, Sendable, CaseIterable {
  /// A straight edge at the end of the line.
  case butt
  /// A half disc around the end.
  case round
  /// A straight edge half a line width beyond the end.
  case square
}

/// The shape of the corners of a stroke.
public enum LineJoin: String, Hashable, Sendable, CaseIterable {
  /// The outer edges, extended until they meet; a bevel if that exceeds the miter limit.
  case miter
  /// A disc around the corner.
  case round
  /// A straight edge across the corner.
  case bevel
}
