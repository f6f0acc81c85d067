import Foundation

extension UIEdgeInsets {
  /// The parts of a rectangle that these insets of its surroundings reach into.
  func covering(_ frame: CGRect, within extent: CGRect) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(0, extent.minY + top - frame.minY), left: max(0, extent.minX + left - frame.minX),
      bottom: max(0, frame.maxY - (extent.maxY - bottom)), right: max(0, frame.maxX - (extent.maxX - right)))
  }
}
