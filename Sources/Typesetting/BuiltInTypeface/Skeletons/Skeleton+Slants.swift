import Foundation

/// Diagonals, cut level at both ends.
extension Skeleton {
  /// The level width of a diagonal that moves to the right by `run` while it climbs by `rise`.
  func slantWidth(run: Double, rise: Double) -> Double {
    let lean = bar * (run + slant * rise) / rise
    return (stem * stem + lean * lean).squareRoot()
  }

  /// A diagonal by its left edge.
  mutating func slant(left bottomX: Double, _ bottom: Double, to topX: Double, _ top: Double) {
    let across = slantWidth(run: topX - bottomX, rise: top - bottom)
    polygon((bottomX, bottom), (bottomX + across, bottom), (topX + across, top), (topX, top))
  }

  /// A diagonal by its right edge.
  mutating func slant(right bottomX: Double, _ bottom: Double, to topX: Double, _ top: Double) {
    let across = slantWidth(run: topX - bottomX, rise: top - bottom)
    polygon((bottomX - across, bottom), (bottomX, bottom), (topX, top), (topX - across, top))
  }

  /// A diagonal between two outer corners: the lower left and the upper right one, or for a falling diagonal
  /// (with `from` right of `to`) the lower right and the upper left one.
  mutating func slant(corner bottomX: Double, _ bottom: Double, to topX: Double, _ top: Double) {
    let side: Double = bottomX < topX ? 1 : -1
    let (run, rise) = (abs(topX - bottomX), top - bottom)
    // The width depends on the lean and the lean on the width; a few rounds settle it.
    var across = stem
    for _ in 0..<8 { across = slantWidth(run: side * max(run - across, 0), rise: rise) }
    polygon(
      (bottomX, bottom), (bottomX + side * across, bottom), (topX, top), (topX - side * across, top))
  }
}
