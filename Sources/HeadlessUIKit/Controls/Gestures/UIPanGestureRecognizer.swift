public import Foundation

/// Hears of a finger that moves: began, changed and ended.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  private var moved = CGPoint.zero
  private var speed = CGPoint.zero

  /// How far the finger has moved, in points.
  open func translation(in view: UIView?) -> CGPoint { moved }

  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    moved = translation
  }

  /// In points per second.
  open func velocity(in view: UIView?) -> CGPoint { speed }

  /// Says how fast the finger moves, in points per second.
  public func setVelocity(_ velocity: CGPoint) {
    speed = velocity
  }

  open override func reset() {
    super.reset()
    moved = .zero
    speed = .zero
  }
}
