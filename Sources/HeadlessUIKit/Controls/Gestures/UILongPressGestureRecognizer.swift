public import Foundation

/// Hears of a finger that stays: began, changed and ended.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1
  /// In seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far the finger may stray, in points.
  open var allowableMovement: CGFloat = 10
}
