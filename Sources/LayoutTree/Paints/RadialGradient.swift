public import Foundation

/// Colours that change away from a centre, given in the unit square of the box.
public struct RadialGradient: Hashable, Sendable {
  public var center: CGPoint
  public var radius: CGFloat
  public var stops: [GradientStop]

  public init(center: CGPoint, radius: CGFloat, stops: [GradientStop]) {
    self.center = center
    self.radius = radius
    self.stops = stops
  }
}
