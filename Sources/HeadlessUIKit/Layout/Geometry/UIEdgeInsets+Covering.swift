import Foundation

extension UIEdgeInsets {
  /// The insets of a subview's frame that these insets of its superview cover.
  ///
  /// An edge without inset covers nothing, even of a frame that extends beyond it. A frame without area, as of a view
  /// that was not placed yet, has no covered insets.
  func covering(_ frame: CGRect, within extent: CGRect) -> UIEdgeInsets {
    guard frame.width > 0, frame.height > 0 else { return .zero }
    func covered(_ inset: CGFloat, _ reach: CGFloat) -> CGFloat { inset > 0 ? max(0, reach) : 0 }
    return UIEdgeInsets(
      top: covered(top, extent.minY + top - frame.minY),
      left: covered(left, extent.minX + left - frame.minX),
      bottom: covered(bottom, frame.maxY - (extent.maxY - bottom)),
      right: covered(right, frame.maxX - (extent.maxX - right)))
  }
}
