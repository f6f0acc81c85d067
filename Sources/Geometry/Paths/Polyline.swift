public import Foundation

/// A run of straight lines through points; a closed one also has the line from its last point to its first.
public struct Polyline: Hashable, Sendable {
  public var points: [CGPoint]
  public var isClosed: Bool

  public init(points: [CGPoint], isClosed: Bool) {
    self.points = points
    self.isClosed = isClosed
  }
}
