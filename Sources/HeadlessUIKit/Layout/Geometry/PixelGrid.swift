import Foundation

/// The points that fall on the edges of pixels.
struct PixelGrid {
  /// Pixels per point.
  var scale: CGFloat

  init(_ traits: UITraitCollection) {
    scale = traits.displayScale > 0 ? traits.displayScale : 1
  }

  func rounded(_ value: CGFloat) -> CGFloat {
    (value * scale + 0.5).rounded(.down) / scale
  }

  func ceiled(_ value: CGFloat) -> CGFloat {
    // What rounding left over in a sum must not make another pixel.
    (value * scale - 1e-4).rounded(.up) / scale
  }

  func ceiled(_ size: CGSize) -> CGSize {
    CGSize(width: ceiled(size.width), height: ceiled(size.height))
  }

  /// The rectangle with its edges, not its size, rounded: neighbours still touch, and nothing adds up to a gap.
  func rounded(_ rect: CGRect) -> CGRect {
    let minX = rounded(rect.origin.x)
    let minY = rounded(rect.origin.y)
    return CGRect(
      x: minX, y: minY, width: rounded(rect.origin.x + rect.size.width) - minX,
      height: rounded(rect.origin.y + rect.size.height) - minY)
  }
}
