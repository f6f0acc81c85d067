public import Foundation

/// Hears of one or more taps; called once, when its state is set to ended.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1

  override var isContinuous: Bool { false }
}

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

/// Hears of a quick stroke in a direction; called once, when its state is set to ended.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  open var direction = Direction.right
  open var numberOfTouchesRequired = 1

  override var isContinuous: Bool { false }
}

extension UISwipeGestureRecognizer {
  /// The directions in which a stroke may go.
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public static let right = Direction(rawValue: 1 << 0)
    public static let left = Direction(rawValue: 1 << 1)
    public static let up = Direction(rawValue: 1 << 2)
    public static let down = Direction(rawValue: 1 << 3)

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }
}
