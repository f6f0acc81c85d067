import FirstFrameLayoutTree
import Foundation

extension UIView {
  /// The distance from the sides of the screen to its content, in points.
  ///
  /// iOS 26: 16 on screens of 375 points, and 20 on screens of 393 points (measured). Before, only the largest phones
  /// and tablets had 20 points.
  var systemMargin: CGFloat {
    var root = self
    while let superview = root.superview { root = superview }
    return SystemMargin.side(screenWidth: root.bounds.width, traitCollection.systemVersion)
  }
}

/// The margins of a screen's content.
enum SystemMargin {
  static func side(screenWidth: CGFloat, _ version: SystemVersion) -> CGFloat {
    switch version {
    case .iOS18: screenWidth >= 414 ? 20 : 16
    case .iOS26: screenWidth > 375 ? 20 : 16
    }
  }
}

extension UIViewController {
  /// The smallest margins of the controller's view, in points, without the safe area.
  public var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 0, leading: view.systemMargin, bottom: 0, trailing: view.systemMargin)
  }

  /// Whether margins that are set on the controller's view are at least ``systemMinimumLayoutMargins``.
  public var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { relations.respectsSystemMargins }
    set {
      relations.respectsSystemMargins = newValue
      viewIfLoaded?.setNeedsLayout()
    }
  }
}
