import Foundation

/// Points as vectors from the origin.
extension CGPoint {
  static func + (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x + right.x, y: left.y + right.y)
  }

  static func - (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x - right.x, y: left.y - right.y)
  }

  static func * (left: CGPoint, factor: CGFloat) -> CGPoint {
    CGPoint(x: left.x * factor, y: left.y * factor)
  }

  func dot(_ other: CGPoint) -> CGFloat {
    x * other.x + y * other.y
  }

  /// Positive where the other vector lies counterclockwise of this one, y up.
  func cross(_ other: CGPoint) -> CGFloat {
    x * other.y - y * other.x
  }

  var length: CGFloat { dot(self).squareRoot() }

  /// The vector of length 1 in this direction; nil where there is no direction.
  var normalized: CGPoint? {
    let length = length
    guard length > 0, length.isFinite else { return nil }
    return CGPoint(x: x / length, y: y / length)
  }
}
