import Foundation

/// Rounds coordinates to pixel edges.
struct PixelGrid {
  /// The number of pixels per point.
  var scale: CGFloat

  init(_ traits: UITraitCollection) {
    scale = traits.displayScale > 0 ? traits.displayScale : 1
  }

  func rounded(_ value: CGFloat) -> CGFloat {
    (value * scale + 0.5).rounded(.down) / scale
  }

  /// Returns the rectangle with origin and size each rounded to the nearest pixel, half away from zero, as UIKit rounds
  /// the frames that constraints determine. Adjacent rectangles can overlap by a pixel.
  func roundedSeparately(_ rect: CGRect) -> CGRect {
    func rounded(_ value: CGFloat) -> CGFloat {
      // A rounding error must not turn a half into less than a half.
      let pixels = value * scale
      return (pixels + (pixels < 0 ? -1e-4 : 1e-4)).rounded(.toNearestOrAwayFromZero) / scale
    }
    return CGRect(
      x: rounded(rect.origin.x), y: rounded(rect.origin.y), width: rounded(rect.size.width),
      height: rounded(rect.size.height))
  }

  func ceiled(_ value: CGFloat) -> CGFloat {
    // A rounding error must not add a pixel.
    (value * scale - 1e-4).rounded(.up) / scale
  }

  func ceiled(_ size: CGSize) -> CGSize {
    CGSize(width: ceiled(size.width), height: ceiled(size.height))
  }

  /// Returns the rectangle with rounded edges. The size is not rounded separately, so that adjacent rectangles still
  /// touch.
  func rounded(_ rect: CGRect) -> CGRect {
    let minX = rounded(rect.origin.x)
    let minY = rounded(rect.origin.y)
    return CGRect(
      x: minX, y: minY, width: rounded(rect.origin.x + rect.size.width) - minX,
      height: rounded(rect.origin.y + rect.size.height) - minY)
  }
}

extension Int {
  /// Creates the nearest integer to a number towards zero; 0 if it is not a number.
  init(clamping number: some BinaryFloatingPoint) {
    if number.isNaN {
      self = 0
    } else {
      self = Int(exactly: number.rounded(.towardZero)) ?? (number < 0 ? .min : .max)
    }
  }
}
