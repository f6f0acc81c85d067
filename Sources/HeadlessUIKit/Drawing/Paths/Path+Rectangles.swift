import FirstFrameGeometry
import Foundation

extension Path {
  /// A rectangle whose corners are quarters of an ellipse.
  static func roundedRect(_ rect: CGRect, width: CGFloat, height: CGFloat) -> Path {
    let rect = rect.standardized
    let (width, height) = (min(max(width, 0), rect.width / 2), min(max(height, 0), rect.height / 2))
    guard width > 0, height > 0 else { return Path { $0.addRect(rect) } }
    // Drawn where the corners are circles, and stretched.
    let stretch = height / width
    let even = CGRect(x: 0, y: 0, width: rect.width, height: rect.height / stretch)
    return Path { $0.addRoundedRect(even, radii: CornerRadii(width)) }
      .transformed(by: Affine(a: 1, b: 0, c: 0, d: stretch, tx: rect.minX, ty: rect.minY))
  }

  /// The rectangle that the path is, where it is nothing else.
  var onlyRectangle: CGRect? {
    guard let bounds = controlPointBounds, self == Path({ $0.addRect(bounds) }) else { return nil }
    return bounds
  }
}
