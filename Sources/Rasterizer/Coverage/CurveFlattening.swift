import Foundation

/// Turns curves into chords that stay within a fraction of a pixel of them.
///
/// The number of chords is a power of two and depends on differences only, and points on the sub-pixel grid
/// have few enough bits for the sums to be exact: a curve moved by whole pixels gives the same chords, moved.
enum CurveFlattening {
  /// The farthest that a chord may lie from its curve, in pixels.
  private static let tolerance: CGFloat = 1.0 / 256

  private static let mostChords = 1 << 10

  /// The distance between a quadratic curve's chord and the curve is at most |p0 - 2 p1 + p2| / (4 n²).
  static func chordCount(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint) -> Int {
    chordCount(bend: length(p0.x - 2 * p1.x + p2.x, p0.y - 2 * p1.y + p2.y) / 4)
  }

  /// The second derivative is at most 6 times the largest second difference, the distance 1/8 of it over n².
  static func chordCount(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint) -> Int {
    let bend1 = length(p0.x - 2 * p1.x + p2.x, p0.y - 2 * p1.y + p2.y)
    let bend2 = length(p1.x - 2 * p2.x + p3.x, p1.y - 2 * p2.y + p3.y)
    return chordCount(bend: max(bend1, bend2) * 6 / 8)
  }

  static func point(at t: CGFloat, _ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint) -> CGPoint {
    let s = 1 - t
    return CGPoint(
      x: s * s * p0.x + 2 * s * t * p1.x + t * t * p2.x,
      y: s * s * p0.y + 2 * s * t * p1.y + t * t * p2.y)
  }

  static func point(at t: CGFloat, _ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint) -> CGPoint {
    let s = 1 - t
    let (w0, w1, w2, w3) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return CGPoint(
      x: w0 * p0.x + w1 * p1.x + w2 * p2.x + w3 * p3.x,
      y: w0 * p0.y + w1 * p1.y + w2 * p2.y + w3 * p3.y)
  }

  private static func chordCount(bend: CGFloat) -> Int {
    var count = 1
    while CGFloat(count * count) * tolerance < bend, count < mostChords { count *= 2 }
    return count
  }

  private static func length(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
    (x * x + y * y).squareRoot()
  }
}
