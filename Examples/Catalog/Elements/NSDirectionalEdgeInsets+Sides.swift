import Foundation
import HeadlessUIKit

extension NSDirectionalEdgeInsets {
  /// Creates insets with the same distance on all sides, in points.
  init(all distance: CGFloat) {
    self.init(top: distance, leading: distance, bottom: distance, trailing: distance)
  }

  /// Creates insets with a distance at the sides, and another above and below, in points.
  init(horizontal: CGFloat, vertical: CGFloat) {
    self.init(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }
}
