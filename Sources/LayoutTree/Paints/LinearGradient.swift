public import Foundation

/// Colours that change along a line whose ends are given in the unit square of the box.
///
/// A colour reaches across the line at a right angle to it, whatever the shape of the box. Beyond an end its
/// colour goes on; a line without length shows the last colour alone.
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
