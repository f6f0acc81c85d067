public import Foundation

/// Hears of gestures on a view.
///
/// No fingers touch a headless view: a test sets ``state``, as a recognizer's subclass does in UIKit, and the
/// actions are called within the assignment:
///
///     tap.state = .ended
///
/// A recognizer that has ended is ready for the next gesture at once.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  open internal(set) weak var view: UIView?
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var isEnabled = true
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  open var name: String?
  var actions: [TargetAction] = []
  private var current = State.possible
  private var place: CGPoint?
  private var others: [UIGestureRecognizer] = []

  /// Whether the gesture goes on for a while, with a call for every change.
  var isContinuous: Bool { true }

  public override init() {
    super.init()
  }

  public convenience init<Target: AnyObject>(
    target: Target?, action: @escaping (Target) -> @MainActor () -> Void
  ) {
    self.init()
    addTarget(target, action: action)
  }

  public convenience init<Target: AnyObject, Sender>(
    target: Target?, action: @escaping (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init()
    addTarget(target, action: action)
  }

  // MARK: State

  /// How far the gesture has come. Setting it calls the actions, where UIKit would.
  open var state: State {
    get { current }
    set {
      guard isEnabled, newValue != .began || shouldBegin else { return }
      guard isContinuous || newValue != .ended || shouldBegin else { return }
      current = newValue
      if isContinuous ? newValue.isHeardWhenContinuous : newValue == .ended { sendActions() }
      if newValue.isOver { reset() }
    }
  }

  open func reset() {
    current = .possible
  }

  private var shouldBegin: Bool {
    guard view?.gestureRecognizerShouldBegin(self) != false else { return false }
    return delegate?.gestureRecognizerShouldBegin(self) ?? true
  }

  private func sendActions() {
    actions.removeAll(where: \.isOver)
    for action in actions { action.send(from: self, event: nil) }
  }

  // MARK: Place

  open var numberOfTouches: Int { current == .possible ? 0 : 1 }

  /// The place of the gesture in a view's space: where it was set to be, or the middle of the recognizer's view.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view else { return place ?? .zero }
    return own.convert(place ?? CGPoint(x: own.bounds.midX, y: own.bounds.midY), to: view)
  }

  /// Says where the gesture is, in the space of the recognizer's view, in points; nil for its middle.
  public func setLocation(_ point: CGPoint?) {
    place = point
  }

  /// Kept, and without effect: one gesture at a time is set by a test.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    others.append(otherGestureRecognizer)
  }
}
