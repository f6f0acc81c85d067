import Foundation

/// The fixed-point grid of coverage: 4096 steps a pixel.
///
/// Whole numbers make coverage independent of the order of additions and of translation by whole pixels.
enum Subpixel {
  static let bits = 12
  static let one = 1 << bits

  /// A coordinate in pixels, snapped to the grid; 0 for one that is not a number.
  static func snapped(_ coordinate: CGFloat) -> CGFloat {
    guard !coordinate.isNaN else { return 0 }
    let limited = min(max(coordinate, -PixelRect.farthest), PixelRect.farthest)
    return (limited * CGFloat(one)).rounded() / CGFloat(one)
  }

  /// A coordinate in pixels, counted in steps of the grid.
  static func steps(_ coordinate: CGFloat) -> Int {
    Int((coordinate * CGFloat(one)).rounded())
  }
}
