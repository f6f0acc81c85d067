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

extension UIGestureRecognizer {
  /// Calls a method of an object, which is held weakly: `addTarget(self, action: MyView.tapped)`.
  public func addTarget<Target: AnyObject>(
    _ target: Target?, action: @escaping (Target) -> @MainActor () -> Void
  ) {
    actions.append(TargetAction(target, action))
  }

  /// Calls a method that takes the recognizer.
  public func addTarget<Target: AnyObject, Sender>(
    _ target: Target?, action: @escaping (Target) -> @MainActor (Sender) -> Void
  ) {
    actions.append(TargetAction(target, action))
  }

  /// Forgets the methods of an object; of all where it is nil. One method cannot be told from another.
  public func removeTarget(_ target: AnyObject?, action: Never?) {
    actions.removeAll { target == nil || $0.target === target }
  }

  /// How far a gesture has come.
  public enum State: Int, CaseIterable, Sendable {
    case possible = 0
    case began = 1
    case changed = 2
    case ended = 3
    case cancelled = 4
    case failed = 5

    public static var recognized: State { .ended }

    var isHeardWhenContinuous: Bool { self != .possible && self != .failed }
    var isOver: Bool { self == .ended || self == .cancelled || self == .failed }
  }
}

/// Decides what a gesture recognizer may do.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    true
  }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}

extension UIView {
  /// A view has a recognizer once; a recognizer that is added to another view leaves the first.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view !== self else { return }
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.view = self
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.view = nil
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
  }
}
