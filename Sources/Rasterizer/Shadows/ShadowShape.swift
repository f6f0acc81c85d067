import FirstFrameGeometry
import FirstFrameLayoutTree
import Foundation

/// The silhouette that a shadow blurs, in the node's space.
struct ShadowShape {
  let rect: CGRect
  let radii: CornerRadii
  private let blur: CGFloat

  /// Radii grow and shrink with the spread; sharp corners stay sharp.
  ///
  /// Source: CSS Backgrounds and Borders 3, sections 6.1 and 6.1.1, for the growth of small radii and for the
  /// standard deviation.
  init(_ shadow: Shadow, of node: LayoutNode) {
    let spread = shadow.spread
    rect = node.bounds.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
      .standardInsetBy(-spread)
    radii = node.cornerRadii.fitted(to: node.frame.size).map { radius in
      guard spread > 0, radius < spread else { return max(radius + spread, 0) }
      let rest = radius / spread - 1
      return radius + spread * (1 + rest * rest * rest)
    }
    blur = shadow.blur
  }

  var isEmpty: Bool { rect.width <= 0 || rect.height <= 0 }

  /// The Gaussian's standard deviation, in pixels.
  func deviation(in transform: Affine) -> Double {
    let deviation = Double(blur / 2 * abs(transform.determinant).squareRoot())
    return deviation > 0 ? min(deviation, GaussianKernel.largestDeviation) : 0
  }

  /// What the shadow reaches.
  var reach: CGRect { rect.insetBy(dx: -blur * 2, dy: -blur * 2) }
}

extension CGRect {
  /// The rectangle moved inward on all sides, empty rather than null where nothing is left.
  fileprivate func standardInsetBy(_ distance: CGFloat) -> CGRect {
    CGRect(
      x: minX + distance, y: minY + distance, width: max(width - 2 * distance, 0),
      height: max(height - 2 * distance, 0))
  }
}
