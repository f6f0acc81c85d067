public import Foundation

/// Recognizes taps. Calls its actions once, at the end.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
  /// The button of a pointer. Taps are those of fingers here, which count as the first button.
  open var buttonMaskRequired = UIEvent.ButtonMask.primary

  override var isContinuous: Bool { false }

  override func recognizes(_ movement: FingerMovement, in space: UIView) -> Bool {
    movement.isStationary && movement.duration == 0 && movement.fingers == numberOfTouchesRequired
      && movement.tapCount == numberOfTapsRequired
  }
}

/// Recognizes a touch that stays in place. The gesture is continuous: it begins, changes and ends.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1
  /// The minimum duration, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The maximum movement of the touch, in points.
  open var allowableMovement: CGFloat = 10

  override func recognizes(_ movement: FingerMovement, in space: UIView) -> Bool {
    movement.fingers == numberOfTouchesRequired && movement.duration > 0 && movement.duration >= minimumPressDuration
      && movement.squaredDistance <= allowableMovement * allowableMovement
  }
}

/// Recognizes a moving touch. The gesture is continuous: it begins, changes and ends.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  /// The scrolling of a mouse that moves the gesture. There is no mouse.
  open var allowedScrollTypesMask: UIScrollTypeMask = []
  private var currentTranslation = CGPoint.zero
  private var currentVelocity = CGPoint.zero
  /// The movement whose translation was taken last.
  private var lastTranslation = CGVector.zero

  /// Returns the translation of the touch, in points.
  open func translation(in view: UIView?) -> CGPoint { currentTranslation }

  override func recognizes(_ movement: FingerMovement, in space: UIView) -> Bool {
    movement.translation != .zero && movement.fingers >= minimumNumberOfTouches
      && movement.fingers <= maximumNumberOfTouches
  }

  override func prepare(for movement: FingerMovement) {
    lastTranslation = .zero
    currentTranslation = .zero
  }

  override func take(_ movement: FingerMovement) {
    let new = movement.translation
    // Code may have set the translation to zero after it has applied a change.
    currentTranslation = CGPoint(
      x: currentTranslation.x + new.dx - lastTranslation.dx, y: currentTranslation.y + new.dy - lastTranslation.dy)
    lastTranslation = new
  }

  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    currentTranslation = translation
  }

  /// Returns the velocity of the touch, in points per second.
  open func velocity(in view: UIView?) -> CGPoint { currentVelocity }

  /// Sets the velocity of the touch, in points per second. For tests; UIKit has no equivalent.
  public func setVelocity(_ velocity: CGPoint) {
    currentVelocity = velocity
  }

  open override func reset() {
    super.reset()
    currentTranslation = .zero
    currentVelocity = .zero
  }
}

/// Recognizes a swipe. Calls its actions once, at the end.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  open var direction = Direction.right
  open var numberOfTouchesRequired = 1

  override var isContinuous: Bool { false }

  override func recognizes(_ movement: FingerMovement, in space: UIView) -> Bool {
    let (dx, dy) = (movement.translation.dx, movement.translation.dy)
    guard movement.fingers == numberOfTouchesRequired, abs(dx) != abs(dy) else { return false }
    let swiped: Direction = abs(dx) > abs(dy) ? dx > 0 ? .right : .left : dy > 0 ? .down : .up
    return direction.contains(swiped)
  }
}

extension UISwipeGestureRecognizer {
  /// The directions of a swipe.
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

/// How a device scrolls.
public enum UIScrollType: Int, CaseIterable, Sendable {
  case discrete = 0
  case continuous = 1
}

/// The ways of scrolling that a gesture accepts.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public static let discrete = UIScrollTypeMask(rawValue: 1 << UIScrollType.discrete.rawValue)
  public static let continuous = UIScrollTypeMask(rawValue: 1 << UIScrollType.continuous.rawValue)
  public static let all: UIScrollTypeMask = [.discrete, .continuous]

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}
