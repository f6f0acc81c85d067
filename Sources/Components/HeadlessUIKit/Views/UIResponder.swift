import FirstFrameLayoutTree
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
  var seldom = SeldomProperties()

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

  /// The rectangle of the element on the screen, in points; by default, that of a view.
  open var accessibilityFrame: CGRect {
    get { seldom["accessibilityFrame"] ?? defaultAccessibilityFrame }
    set { seldom["accessibilityFrame"] = newValue }
  }

  var defaultAccessibilityFrame: CGRect { .zero }

  /// The outline of the element on the screen, in points; `nil` for its rectangle.
  open var accessibilityPath: UIBezierPath? {
    get { seldom["accessibilityPath"] }
    set { seldom["accessibilityPath"] = newValue }
  }

  /// The point that an activation touches, in points of the screen; by default, the middle of the rectangle.
  open var accessibilityActivationPoint: CGPoint {
    get { seldom["accessibilityActivationPoint"] ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
    set { seldom["accessibilityActivationPoint"] = newValue }
  }

  open var accessibilityLanguage: String? {
    get { seldom["accessibilityLanguage"] }
    set { seldom["accessibilityLanguage"] = newValue }
  }

  /// The names by which a voice addresses the element.
  open var accessibilityUserInputLabels: [String]! {
    get { seldom["accessibilityUserInputLabels"] ?? [] }
    set { seldom["accessibilityUserInputLabels"] = newValue }
  }

  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { seldom["accessibilityContainerType"] ?? .none }
    set { seldom["accessibilityContainerType"] = newValue }
  }

  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { seldom["accessibilityNavigationStyle"] ?? .automatic }
    set { seldom["accessibilityNavigationStyle"] = newValue }
  }

  open var accessibilityRespondsToUserInteraction: Bool {
    get { seldom["accessibilityRespondsToUserInteraction"] ?? true }
    set { seldom["accessibilityRespondsToUserInteraction"] = newValue }
  }

  open var accessibilityExpandedStatus: UIAccessibilityExpandedStatus {
    get { seldom["accessibilityExpandedStatus"] ?? .unsupported }
    set { seldom["accessibilityExpandedStatus"] = newValue }
  }

  open var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { seldom["accessibilityTextualContext"] }
    set { seldom["accessibilityTextualContext"] = newValue }
  }

  /// The rotors that the element offers. Nothing here shows them; tests may call their closures.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { seldom["accessibilityCustomRotors"] }
    set { seldom["accessibilityCustomRotors"] = newValue }
  }

  /// Performs the element's action, and returns whether there is one.
  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }
  open func accessibilityElementDidBecomeFocused() {}
  open func accessibilityElementDidLoseFocus() {}
  open func accessibilityElementIsFocused() -> Bool { false }
  open func accessibilityAssistiveTechnologyFocusedIdentifiers() -> Set<UIAccessibility.AssistiveTechnologyIdentifier>?
  {
    nil
  }

  /// Scrolls by a page, and returns whether the element can. Scroll views do nothing here.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  // MARK: Focus

  /// Whether the element can have the focus of a keyboard. Nothing has the focus here.
  open var canBecomeFocused: Bool { false }
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  open func setNeedsFocusUpdate() {}
  open func updateFocusIfNeeded() {}
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

  // MARK: Observing

  /// Called when a property changes that was observed with `addObserver(_:forKeyPath:options:context:)`.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  // MARK: Undo and activities

  /// The manager of the next responder; by default `nil`, because no window has one here.
  open var undoManager: UndoManager? { next?.undoManager }
  /// The activity of the responder. Nothing continues it here.
  open var userActivity: NSUserActivity? {
    get { seldom["userActivity"] }
    set { seldom["userActivity"] = newValue }
  }

  open func updateUserActivityState(_ activity: NSUserActivity) {}
  open func restoreUserActivityState(_ userActivity: NSUserActivity) {}

  /// The items of the responder that can be shared.
  open var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? {
    get { seldom["activityItemsConfiguration"] }
    set { seldom["activityItemsConfiguration"] = newValue }
  }

  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func remoteControlReceived(with event: UIEvent?) {}

  // MARK: Commands

  open var keyCommands: [UIKeyCommand]? { nil }
  /// The controllers of keyboards and accessories. They are not shown.
  open var inputViewController: UIInputViewController? { nil }
  open var inputAccessoryViewController: UIInputViewController? { nil }
  open var textInputMode: UITextInputMode? { nil }
  open var textInputContextIdentifier: String? { nil }
  open func reloadInputViews() {}
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
  open func decreaseSize(_ sender: Any?) {}
  open func increaseSize(_ sender: Any?) {}
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
  open func pasteAndMatchStyle(_ sender: Any?) {}
  open func find(_ sender: Any?) {}
  open func findAndReplace(_ sender: Any?) {}
  open func findNext(_ sender: Any?) {}
  open func findPrevious(_ sender: Any?) {}
  open func useSelectionForFind(_ sender: Any?) {}
  open func pasteAndGo(_ sender: Any?) {}
  open func pasteAndSearch(_ sender: Any?) {}
  open func alignLeft(_ sender: Any?) {}
  open func alignCenter(_ sender: Any?) {}
  open func alignRight(_ sender: Any?) {}
  open func printContent(_ sender: Any?) {}
  open func rename(_ sender: Any?) {}
  open func duplicate(_ sender: Any?) {}
  open func move(_ sender: Any?) {}
  open func export(_ sender: Any?) {}
  open func showWritingTools(_ sender: Any) {}

  /// Changes the attributes of the selected text. Responders here leave the text as it is.
  open func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) {}

  /// Has no effect except for a warning: there is no camera.
  open func captureTextFromCamera(_ sender: Any?) {
    UsageWarnings.warnOfNoEffect("UIResponder.captureTextFromCamera", "there is no camera")
  }

  open class func clearTextInputContextIdentifier(_ identifier: String) {}
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

  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  // MARK: Pasting

  /// The types of items that the responder accepts; `nil` if it accepts none.
  open var pasteConfiguration: UIPasteConfiguration? {
    get { seldom["pasteConfiguration"] }
    set { seldom["pasteConfiguration"] = newValue }
  }

  open func paste(itemProviders: [NSItemProvider]) {}

  /// Whether the responder accepts one of the types of each item.
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    pasteConfiguration?.accepts(itemProviders) ?? false
  }

  // MARK: Presses

  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  // MARK: Members that subclasses can override

  open func accessibilityElementCount() -> Int { standardAccessibilityElementCount() }
  open func accessibilityElement(at index: Int) -> Any? { standardAccessibilityElement(at: index) }
  open func index(ofAccessibilityElement element: Any) -> Int { standardIndex(ofAccessibilityElement: element) }

  // MARK: Input assistant

  open var inputAssistantItem: UITextInputAssistantItem {
    if let item: UITextInputAssistantItem = seldom["inputAssistantItem"] { return item }
    let item = UITextInputAssistantItem()
    seldom["inputAssistantItem"] = item
    return item
  }

  // MARK: Attributed descriptions

  open var accessibilityAttributedLabel: NSAttributedString? {
    get { attributed(.label) }
    set { setAttributed(.label, to: newValue) }
  }

  open var accessibilityAttributedValue: NSAttributedString? {
    get { attributed(.value) }
    set { setAttributed(.value, to: newValue) }
  }

  open var accessibilityAttributedHint: NSAttributedString? {
    get { attributed(.hint) }
    set { setAttributed(.hint, to: newValue) }
  }

  open var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
    get { (accessibilityUserInputLabels ?? []).map { NSAttributedString(string: $0) } }
    set { accessibilityUserInputLabels = (newValue ?? []).map(\.string) }
  }

  open var accessibilityDirectTouchOptions: UIAccessibilityDirectTouchOptions {
    get { seldom["accessibilityDirectTouchOptions"] ?? [] }
    set { seldom["accessibilityDirectTouchOptions"] = newValue }
  }
}
