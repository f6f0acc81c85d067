public import Foundation

/// What views and view controllers have in common: they live on the main actor.
///
/// A synchronous XCTest method is not on the main actor as far as the compiler knows, though it runs on the main
/// thread. In the Swift 5 language mode it may make and use views and controllers as they are; in the Swift 6 mode
/// the compiler warns, unless the calls are within `MainActor.assumeIsolated { }`, or the method is
/// `@MainActor func test() async`. Models that are marked `@MainActor` themselves are errors in both modes outside
/// of these two. A test of Swift Testing says `@MainActor @Test`.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// Held for as long as the responder lives.
  var observations: [ObserveToken] = []

  public override init() {
    super.init()
  }

  /// Whom events go to that this responder does not handle.
  open var next: UIResponder? { nil }

  // MARK: First responder

  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open var isFirstResponder: Bool { FirstResponder.current === self }
  open var inputView: UIView? { nil }
  open var inputAccessoryView: UIView? { nil }

  /// Takes the keyboard from whoever has it, if both agree. A view need not be in a window for it.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    if let current = FirstResponder.current, current !== self, !current.resignFirstResponder() { return false }
    FirstResponder.current = self
    return true
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    FirstResponder.current = nil
    return true
  }

  /// Whether events that go on from the responder come by a view.
  func isWithin(_ view: UIView) -> Bool {
    self === view || next?.isWithin(view) == true
  }

  // MARK: Touches

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}
