import Foundation

extension CGRect {
  /// The rectangle that lies inside this one by insets from the leading edge, which is the left one in layouts.
  func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.leading, y: minY + insets.top, width: max(width - insets.leading - insets.trailing, 0),
      height: max(height - insets.top - insets.bottom, 0))
  }
}
