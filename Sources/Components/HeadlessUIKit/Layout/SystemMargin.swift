import Foundation

extension UIView {
  /// The distance from the sides of the screen to its content, in points.
  var systemMargin: CGFloat {
    var root = self
    while let superview = root.superview { root = superview }
    return traitCollection.look.margins.side(screenWidth: root.bounds.width)
  }
}

/// The margins of a screen's content, in points.
struct MarginLook {
  /// The width of the narrowest screen with wide margins.
  let wideScreen: CGFloat

  func side(screenWidth: CGFloat) -> CGFloat { screenWidth >= wideScreen ? 20 : 16 }

  /// Only the largest phones and tablets have wide margins.
  static let iOS18 = MarginLook(wideScreen: 414)
  /// Measured: 16 on screens of 375 points, and 20 on screens of 393 points.
  static let iOS26 = MarginLook(wideScreen: CGFloat(375).nextUp)
}
