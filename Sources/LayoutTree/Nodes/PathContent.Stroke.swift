public import Foundation
public import Geometry
public import Imaging

extension PathContent {
  /// How the line of a path is painted; lengths are points.
  public struct Stroke: Hashable, Sendable {
    public var color: Color
    public var style: StrokeStyle
    /// Lengths of dashes and gaps in turn; empty for an unbroken line.
    public var dash: [CGFloat]

    public init(color: Color, style: StrokeStyle, dash: [CGFloat] = []) {
      self.color = color
      self.style = style
      self.dash = dash
    }
  }
}
