public import FirstFrameGeometry
public import FirstFrameImaging

extension PathContent {
  /// How the line of a path is painted; lengths are points.
  ///
  /// A line without width is drawn as a hairline, one pixel wide at every scale.
  public struct Stroke: Hashable, Sendable {
    public var color: Color
    public var style: StrokeStyle

    public init(color: Color, style: StrokeStyle) {
      self.color = color
      self.style = style
    }
  }
}
