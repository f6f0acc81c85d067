import Foundation
import HeadlessUIKit

extension NSDirectionalEdgeInsets {
  /// The same distance on all sides, in points.
  init(all distance: CGFloat) {
    self.init(top: distance, leading: distance, bottom: distance, trailing: distance)
  }

  /// One distance at the sides, and one above and below, in points.
  init(horizontal: CGFloat, vertical: CGFloat) {
    self.init(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }
}
