public import FirstFrameImaging

/// A colour at a place along a gradient, from 0 at its start to 1 at its end.
public struct GradientStop: Hashable, Sendable {
  public var position: Double
  public var color: Color

  public init(position: Double, color: Color) {
    self.position = position
    self.color = color
  }
}
