import Foundation

/// Vector arithmetic on points.
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

  /// Returns the cross product; positive if the other vector is counterclockwise of this one, with y up.
  func cross(_ other: CGPoint) -> CGFloat {
    x * other.y - y * other.x
  }

  var length: CGFloat { dot(self).squareRoot() }

  /// The vector of length 1 in this direction; `nil` if the length is 0 or not finite.
  var normalized: CGPoint? {
    let length = length
    guard length > 0, length.isFinite else { return nil }
    return CGPoint(x: x / length, y: y / length)
  }
}

/// A direction in the plane.
///
/// Its arithmetic avoids the trigonometric functions of the C library, whose results differ between systems in the
/// last digits.
struct UnitVector {
  let x: CGFloat
  let y: CGFloat

  init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// Creates the direction of a vector; (1, 0) if its length is 0.
  init(normalizing x: CGFloat, _ y: CGFloat) {
    let length = (x * x + y * y).squareRoot()
    self.init(x: length > 0 ? x / length : 1, y: length > 0 ? y / length : 0)
  }

  /// Creates the direction at an angle from the x axis towards the y axis.
  init(degrees: CGFloat) {
    let turned = degrees.truncatingRemainder(dividingBy: 360)
    let positive = turned < 0 ? turned + 360 : turned
    let quarters = (positive / 90).rounded(.down)
    var vector = UnitVector(firstQuadrantRadians: (positive - quarters * 90) * .pi / 180)
    for _ in 0..<Int(quarters) { vector = vector.turnedLeft }
    self = vector
  }

  /// Uses Taylor series. For angles of at most 90 degrees, the terms up to the 19th power leave an error below 1e-15.
  private init(firstQuadrantRadians angle: CGFloat) {
    var (sine, cosine): (CGFloat, CGFloat) = (0, 0)
    var term: CGFloat = 1
    for power in 0..<20 {
      let sign: CGFloat = power & 2 == 0 ? 1 : -1
      if power & 1 == 0 { cosine += sign * term } else { sine += sign * term }
      term *= angle / CGFloat(power + 1)
    }
    self.init(x: cosine, y: sine)
  }

  /// The direction after a quarter turn from the x axis towards the y axis.
  var turnedLeft: UnitVector { UnitVector(x: -y, y: x) }

  func dot(_ other: UnitVector) -> CGFloat { x * other.x + y * other.y }

  func cross(_ other: UnitVector) -> CGFloat { x * other.y - y * other.x }
}
