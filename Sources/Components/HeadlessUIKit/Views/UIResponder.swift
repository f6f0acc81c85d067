public import Foundation

/// The base class of views and view controllers, isolated to the main actor.
///
/// The compiler treats a synchronous XCTest method as nonisolated, although it runs on the main thread. In the Swift 5
/// language mode it may use views and controllers directly. In the Swift 6 mode the compiler warns, unless the calls
/// are within `MainActor.assumeIsolated { }` or the method is `@MainActor func test() async`. Without one of these two,
/// using a model marked `@MainActor` is an error in both modes. Mark tests of Swift Testing as `@MainActor @Test`.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// The observations that end when the responder is deallocated.
  var observations: [ObserveToken] = []

  public override init() {
    super.init()
  }

  /// The responder that receives the events that this responder does not handle.
  open var next: UIResponder? { nil }

  // MARK: First responder

  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open var isFirstResponder: Bool { FirstResponder.current === self }
  open var inputView: UIView? { nil }
  open var inputAccessoryView: UIView? { nil }

  /// Makes this object the first responder, if it can become the first responder and the current first responder can
  /// resign. A view does not have to be in a window.
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

  /// Whether the responder chain from this responder contains a view.
  func isWithin(_ view: UIView) -> Bool {
    var responder: UIResponder? = self
    while let current = responder, current !== view { responder = current.next }
    return responder != nil
  }

  // MARK: Accessibility

  /// The actions that assistive technology offers in addition. Nothing here calls them; tests may.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?

  /// Performs the element's action, and returns whether there is one.
  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }
  open func accessibilityElementDidBecomeFocused() {}
  open func accessibilityElementDidLoseFocus() {}

  // MARK: Commands

  open var keyCommands: [UIKeyCommand]? { nil }
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }

  /// Whether the responder implements the method of a selector. Editing commands are disabled unless a subclass enables
  /// them.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    !UIResponder.editingCommands.contains(action) && action.isImplemented(by: self)
  }

  /// Returns the first responder in the chain that can perform an action.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }

  open func cut(_ sender: Any?) {}
  open func copy(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
  open func select(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}
  open func delete(_ sender: Any?) {}
  open func toggleBoldface(_ sender: Any?) {}
  open func toggleItalics(_ sender: Any?) {}
  open func toggleUnderline(_ sender: Any?) {}
  open func buildMenu(with builder: any UIMenuBuilder) {}
  open func validate(_ command: UICommand) {}

  private static let editingCommands: Set<Selector> = [
    "cut:", "copy:", "paste:", "select:", "selectAll:", "delete:", "toggleBoldface:", "toggleItalics:",
    "toggleUnderline:",
  ]

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
