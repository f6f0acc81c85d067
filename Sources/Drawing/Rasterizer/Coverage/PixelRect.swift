import Foundation

/// A rectangle of whole pixels; empty if its width or height is not positive.
struct PixelRect: Hashable {
  var minX: Int
  var minY: Int
  var maxX: Int
  var maxY: Int

  static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

  /// The largest coordinate of an edge, in pixels: four times the longest side of a picture. The product of two such
  /// coordinates in sub-pixel steps fits into an `Int`.
  static let maximumCoordinate: CGFloat = 131_072

  init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  /// Creates the rectangle of all pixels that a rectangle in device space touches.
  init(covering rect: CGRect) {
    func clamped(_ value: CGFloat) -> Int { Int(min(max(value, -Self.maximumCoordinate), Self.maximumCoordinate)) }
    self.init(
      minX: clamped(rect.minX.rounded(.down)), minY: clamped(rect.minY.rounded(.down)),
      maxX: clamped(rect.maxX.rounded(.up)), maxY: clamped(rect.maxY.rounded(.up)))
  }

  var width: Int { max(maxX - minX, 0) }
  var height: Int { max(maxY - minY, 0) }
  var isEmpty: Bool { maxX <= minX || maxY <= minY }

  func outset(by distance: Int) -> PixelRect {
    PixelRect(minX: minX - distance, minY: minY - distance, maxX: maxX + distance, maxY: maxY + distance)
  }

  func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
  }
}

/// The fixed-point grid of coverage: 4096 steps per pixel.
///
/// With integers, coverage depends neither on the order of additions nor on a translation by whole pixels.
enum Subpixel {
  /// The number of bits of the fraction of a coordinate.
  static let bits = 12
  /// The number of steps per pixel.
  static let one = 1 << bits

  /// The largest coordinate in pixels at which floating-point numbers are not coarser than the grid.
  private static let maximumCoordinate: CGFloat = 1_099_511_627_776

  /// Returns a coordinate in pixels, snapped to the grid; 0 for NaN.
  static func snapped(_ coordinate: CGFloat) -> CGFloat {
    guard !coordinate.isNaN else { return 0 }
    let limited = min(max(coordinate, -maximumCoordinate), maximumCoordinate)
    return (limited * CGFloat(one)).rounded() / CGFloat(one)
  }

  /// Converts a coordinate in pixels to steps of the grid, limited so that its product with the length of a picture
  /// fits into an `Int`.
  static func limitedSteps(_ coordinate: CGFloat) -> Int {
    let limit: CGFloat = 1_048_576
    return steps(min(max(snapped(coordinate), -limit), limit))
  }

  /// Converts a coordinate in pixels to steps of the grid.
  static func steps(_ coordinate: CGFloat) -> Int {
    Int((coordinate * CGFloat(one)).rounded())
  }
}
