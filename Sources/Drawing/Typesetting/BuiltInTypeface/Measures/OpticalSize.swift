/// The dependence of the typeface on the size of text: its design, and the spacing of all letters.
///
/// Source: measured on the system font of iOS, from 8 to 40 points. Tracking outside of this range follows the table of
/// Apple's Human Interface Guidelines, Typography, which ends at 6 points and reaches 0 at 80 points.
enum OpticalSize {
  /// Returns the share of the display design at a size in points: 0 up to 17 points, 1 from 28 points.
  static func displayShare(at size: Double) -> Double {
    interpolated([(17, 0), (19, 1.0 / 11), (24, 9.0 / 11), (28, 1)], at: size)
  }

  /// Returns the spacing added to each letter at a size in points, in 1/2048 em.
  static func tracking(at size: Double) -> Double {
    interpolated(trackings, at: size)
  }

  private static let trackings: [(size: Double, value: Double)] = [
    (6, 84), (7, 70), (8, 52), (9, 38), (10, 24), (11, 12), (12, 0), (13, -12), (14, -22), (15, -32), (16, -40),
    (17, -52), (18, -50), (19, -48), (20, -46), (21, -35), (22, -24), (23, -9), (24, 6), (25, 11), (26, 17), (27, 22),
    (28, 28), (29, 27), (30, 27), (31, 26), (32, 26), (33, 24), (34, 23), (35, 22), (36, 21), (37, 20), (38, 20),
    (39, 19), (40, 19), (80, 0),
  ]

  private static func interpolated(_ points: [(size: Double, value: Double)], at size: Double) -> Double {
    guard let upper = points.firstIndex(where: { $0.size >= size }) else { return points.last?.value ?? 0 }
    guard upper > 0 else { return points[0].value }
    let (low, high) = (points[upper - 1], points[upper])
    return low.value + (size - low.size) * (high.value - low.value) / (high.size - low.size)
  }
}
