public import Foundation

/// Colours that change away from a centre, given in the unit square of the box.
///
/// The unit square is stretched to the box, and circles become ellipses with it. Beyond the radius the last
/// colour goes on; a radius of 0 shows it alone.
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
