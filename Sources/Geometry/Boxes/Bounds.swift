public import Foundation

/// The smallest upright box around the points seen so far.
public struct Bounds: Hashable, Sendable {
  public private(set) var minX: CGFloat
  public private(set) var minY: CGFloat
  public private(set) var maxX: CGFloat
  public private(set) var maxY: CGFloat

  public init(_ point: CGPoint) {
    minX = point.x
    maxX = point.x
    minY = point.y
    maxY = point.y
  }

  public func including(_ point: CGPoint) -> Bounds {
    var bounds = self
    bounds.minX = min(minX, point.x)
    bounds.minY = min(minY, point.y)
    bounds.maxX = max(maxX, point.x)
    bounds.maxY = max(maxY, point.y)
    return bounds
  }

  public var rect: CGRect {
    CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}
