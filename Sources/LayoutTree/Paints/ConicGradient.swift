public import Foundation

/// Colours that change around a centre, given in the unit square of the box.
public struct ConicGradient: Hashable, Sendable {
  public var center: CGPoint
  /// Where the colours begin, in degrees clockwise from straight up, as CSS counts them.
  public var angle: Double
  public var stops: [GradientStop]

  public init(center: CGPoint, angle: Double = 0, stops: [GradientStop]) {
    self.center = center
    self.angle = angle
    self.stops = stops
  }
}
