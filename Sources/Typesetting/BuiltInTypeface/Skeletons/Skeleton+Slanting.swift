import Foundation

/// Where ink goes in a slanted style.
extension Skeleton {
  /// A point of an outline, moved to the right by its height.
  func slanted(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x + slant * point.y, y: point.y)
  }

  /// The slant of a ring's counter.
  ///
  /// Two ovals slanted alike leave the ring thick at the upper right and thin at the upper left; the counter leans a
  /// little more than the outside, so that the ring is even.
  func counterSlant(height: Double) -> Double {
    let excess = height / max(height - 2 * bar, height * 0.4) - 1
    return slant * (1 + 0.8 * min(excess, 0.8))
  }
}
