import Foundation

extension UIEdgeInsets {
  /// The parts of a rectangle that these insets of its surroundings reach into.
  ///
  /// An edge without an inset covers nothing, also of what lies beyond it; and nothing is covered of a rectangle
  /// without area, as a view has that was not placed yet.
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
