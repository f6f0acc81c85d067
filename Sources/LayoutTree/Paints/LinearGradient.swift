public import Foundation

/// Colours that change along a line, given in the unit square of the box.
public struct LinearGradient: Hashable, Sendable {
  public var from: CGPoint
  public var to: CGPoint
  public var stops: [GradientStop]

  public init(from: CGPoint, to: CGPoint, stops: [GradientStop]) {
    self.from = from
    self.to = to
    self.stops = stops
  }
}
