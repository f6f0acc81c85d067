// No import: other files of the module import UIKit.

extension RatingControl {
  func roundCorners(by radius: CGFloat) {
    layer.cornerRadius = radius
    clipsToBounds = true
  }
}
