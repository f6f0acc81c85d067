public import Foundation

/// An object that recognizes gestures on a view.
///
/// There are no real touches. A test performs a gesture on a view, or sets ``state``, as subclasses do in UIKit. The actions
/// are called meanwhile:
///
///     view.performPinch(scale: 2)
///     tap.state = .ended
///
/// After the end of a gesture, the recognizer resets at once.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  open var view: UIView? { viewHandle?.object }
  var viewHandle: WeakHandle<UIView>?
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var isEnabled = true
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  open var name: String?
  var actions: [TargetAction] = []
  var seldom = SeldomProperties()
  private var current = State.possible
  private var customLocation: CGPoint?
  private var others: [UIGestureRecognizer] = []
  /// The touches of a gesture that is performed, in the space of the view; empty at other times.
  private var touchPoints: [CGPoint] = []
  /// How often the gesture has begun, or ended if it is not continuous.
  private(set) var recognitionCount = 0

  /// Whether the gesture is continuous, so that every change calls the actions.
  var isContinuous: Bool { true }

  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public convenience override init() {
    self.init(target: nil, action: nil as Selector?)
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

  /// Adds a method to call. The target is not retained.
  open func addTarget(_ target: Any, action: Selector) {
    actions.append(TargetAction(target as AnyObject, selector: action))
  }

  /// Removes a method of a target. A target of `nil` stands for all targets, and an action of `nil` for all methods.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    actions.removeAll { (object == nil || $0.target === object) && (action == nil || $0.selector == action) }
  }

  // MARK: State

  /// The state of the gesture. Setting it calls the actions as UIKit would.
  open var state: State {
    get { current }
    set {
      guard isEnabled, newValue != .began || shouldBegin else { return }
      guard isContinuous || newValue != .ended || shouldBegin else { return }
      current = newValue
      if newValue == .began || !isContinuous && newValue == .ended { recognitionCount += 1 }
      if isContinuous ? newValue.sendsContinuousActions : newValue == .ended { sendActions() }
      if newValue.isFinal { reset() }
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
    actions.removeAll(where: \.isExpired)
    let send = { for action in self.actions { action.send(from: self, event: nil) } }
    if let view { view.performOnDrawnScreen(send) } else { send() }
  }

  // MARK: Location

  open var numberOfTouches: Int { current == .possible ? 0 : max(touchPoints.count, 1) }

  /// Returns the location of the gesture in a view's space, in points; by default, the center of the recognizer's view.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view else { return customLocation ?? .zero }
    return own.convert(customLocation ?? CGPoint(x: own.bounds.midX, y: own.bounds.midY), to: view)
  }

  /// Returns the location of a touch. If a test sets the state, a gesture has one touch, at its own location.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard let own = self.view, touchPoints.indices.contains(touchIndex) else { return location(in: view) }
    return own.convert(touchPoints[touchIndex], to: view)
  }

  /// Sets the location of the gesture in the space of the recognizer's view, in points; `nil` for its center.
  public func setLocation(_ point: CGPoint?) {
    customLocation = point
  }

  // MARK: Performed gestures

  /// Whether the gesture is recognized after a movement of fingers in the space of a view. Recognizers of custom classes set their state in
  /// ``touchesBegan(_:with:)`` and the other methods.
  func recognizes(_ movement: FingerMovement, in space: UIView) -> Bool { false }

  /// Begins to follow a movement.
  func prepare(for movement: FingerMovement) {}

  /// Takes the values of a movement.
  func take(_ movement: FingerMovement) {}

  /// Follows a movement, with its location and its touches in the space of the recognizer's view.
  func follow(_ movement: FingerMovement, at location: CGPoint, with points: [CGPoint]) {
    touchPoints = points
    customLocation = location
    take(movement)
  }

  func forgetTouches() {
    guard !touchPoints.isEmpty else { return }
    touchPoints = []
    customLocation = nil
  }

  func requiresFailure(of other: UIGestureRecognizer) -> Bool { others.contains { $0 === other } }

  // MARK: Subclasses

  // There are no real touches: performed gestures and tests call these methods of a subclass.

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func ignore(_ touch: UITouch, for event: UIEvent) {}
  open func ignore(_ button: UIPress, for event: UIPressesEvent) {}
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  /// Makes a performed gesture wait for the failure of another one. It has no effect if a test sets the state.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    others.append(otherGestureRecognizer)
  }

  /// The kinds of touches that the recognizer accepts, as raw values of `UITouch.TouchType`.
  open var allowedTouchTypes: [NSNumber] {
    get { seldom["allowedTouchTypes"] ?? [0, 1, 2, 3] }
    set { seldom["allowedTouchTypes"] = newValue }
  }

  /// The buttons that the recognizer accepts, as raw values of `UIPress.PressType`.
  open var allowedPressTypes: [NSNumber] {
    get { seldom["allowedPressTypes"] ?? [] }
    set { seldom["allowedPressTypes"] = newValue }
  }

  open var requiresExclusiveTouchType: Bool {
    get { seldom["requiresExclusiveTouchType"] ?? true }
    set { seldom["requiresExclusiveTouchType"] = newValue }
  }

  open var modifierFlags: UIKeyModifierFlags { [] }

  open var buttonMask: UIEvent.ButtonMask { [] }
}

extension UIGestureRecognizer {
  /// Adds a method to call: `addTarget(self, action: MyView.tapped)`. The target is not retained.
  public func addTarget<Target: AnyObject>(
    _ target: Target?, action: @escaping (Target) -> @MainActor () -> Void
  ) {
    actions.append(TargetAction(target, action))
  }

  /// Adds a method with the recognizer as its argument.
  public func addTarget<Target: AnyObject, Sender>(
    _ target: Target?, action: @escaping (Target) -> @MainActor (Sender) -> Void
  ) {
    actions.append(TargetAction(target, action))
  }

  /// The state of a gesture.
  public enum State: Int, CaseIterable, Sendable {
    case possible = 0
    case began = 1
    case changed = 2
    case ended = 3
    case cancelled = 4
    case failed = 5

    public static var recognized: State { .ended }

    var sendsContinuousActions: Bool { self != .possible && self != .failed }
    var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }
  }
}

/// Methods that control a gesture recognizer.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: DelegateObject {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
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

extension UIGestureRecognizerDelegate {
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool { true }
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool { true }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}

extension UIView {
  /// Adds a recognizer and removes it from its previous view.
  func standardAddGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view !== self else { return }
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.viewHandle = handle
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  func standardRemoveGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.viewHandle = nil
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
  }
}
