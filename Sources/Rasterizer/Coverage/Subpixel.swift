import Foundation

/// The fixed-point grid of coverage: 4096 steps a pixel.
///
/// Whole numbers make coverage independent of the order of additions and of translation by whole pixels.
enum Subpixel {
  static let bits = 12
  static let one = 1 << bits

  /// Beyond this many pixels a floating-point number has no step of the grid any more.
  private static let farthest: CGFloat = 1_099_511_627_776

  /// A coordinate in pixels, snapped to the grid; 0 for one that is not a number.
  static func snapped(_ coordinate: CGFloat) -> CGFloat {
    guard !coordinate.isNaN else { return 0 }
    let limited = min(max(coordinate, -farthest), farthest)
    return (limited * CGFloat(one)).rounded() / CGFloat(one)
  }

  /// A coordinate in pixels, counted in steps of the grid, but no farther than a product of it by the length of a
  /// picture fits a word.
  static func limitedSteps(_ coordinate: CGFloat) -> Int {
    let farthest: CGFloat = 1_048_576
    return steps(min(max(snapped(coordinate), -farthest), farthest))
  }

  /// A coordinate in pixels, counted in steps of the grid.
  static func steps(_ coordinate: CGFloat) -> Int {
    Int((coordinate * CGFloat(one)).rounded())
  }
}
