public import Foundation

/// A view that responds to touches by calling methods and actions.
///
/// A test triggers a control with ``sendActions(for:)``, or simulates a touch with ``touchesBegan(_:with:)`` and
/// ``touchesEnded(_:with:)``.
@preconcurrency @MainActor
open class UIControl: UIView, UIContextMenuInteractionDelegate {
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }

  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }

  open internal(set) var isTracking = false
  open internal(set) var isTouchInside = false
  /// Whether a touch shows the menu of the control. A button whose selection changes then shows the selected element.
  open var showsMenuAsPrimaryAction = false {
    didSet { if showsMenuAsPrimaryAction != oldValue { stateDidChange() } }
  }
  open var toolTip: String?
  var calls: [ControlAction] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control that performs an action for its primary event.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: State

  open var isEnabled = true {
    didSet { if isEnabled != oldValue { stateDidChange() } }
  }

  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }

  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Called after a change of ``state``. Subclasses override it to update their appearance.
  func stateDidChange() {
    setNeedsLayout()
  }

  /// The traits that were set, and the traits that follow from the state.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get {
      var traits = super.accessibilityTraits
      if isSelected { traits.insert(.selected) }
      if !isEnabled { traits.insert(.notEnabled) }
      return traits
    }
    set { super.accessibilityTraits = newValue }
  }

  /// The horizontal alignment, with leading and trailing resolved to left and right.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
    return switch contentHorizontalAlignment {
    case .leading: isLeftToRight ? .left : .right
    case .trailing: isLeftToRight ? .right : .left
    default: contentHorizontalAlignment
    }
  }

  // MARK: Tracking

  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, isEnabled, beginTracking(touch, with: event) else { return }
    isTracking = true
    isTouchInside = true
    isHighlighted = true
    sendActions(for: touch.tapCount > 1 ? .touchDownRepeat : .touchDown, event: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, isTracking else { return }
    guard continueTracking(touch, with: event) else {
      isTracking = false
      isHighlighted = false
      return
    }
    let wasInside = isTouchInside
    isTouchInside = point(inside: touch.location(in: self), with: event)
    isHighlighted = isTouchInside
    if wasInside != isTouchInside { sendActions(for: wasInside ? .touchDragExit : .touchDragEnter, event: event) }
    sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside, event: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, isTracking else { return }
    let isInside = point(inside: touch.location(in: self), with: event)
    endTracking(touch, with: event)
    resetTracking()
    if isInside { touchUpInside(with: event) } else { sendActions(for: .touchUpOutside, event: event) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    cancelTracking(with: event)
    resetTracking()
    sendActions(for: .touchCancel, event: event)
  }

  private func resetTracking() {
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }

  /// Called when a touch ends inside the control. Subclasses override it to change their value or send further events.
  func touchUpInside(with event: UIEvent?) {
    sendActions(for: .touchUpInside, event: event)
  }

  // MARK: Actions

  /// Calls the methods and actions for an event, in the order in which they were added.
  open func sendActions(for controlEvents: Event) {
    sendActions(for: controlEvents, event: nil)
  }

  /// Adds a method to call for events. The target is not retained. If it is `nil`, the responder chain is searched for
  /// an object that has the method.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    addSelector(action, target: target.map { $0 as AnyObject }, for: controlEvents)
  }

  /// Removes a method of a target for events. A target of `nil` stands for all targets, and an action of `nil` for all
  /// methods. Method references are removed only if the action is `nil`.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    removeSelector(action, target: target.map { $0 as AnyObject }, for: controlEvents)
  }

  /// Returns the names of the methods of a target for an event, or `nil` if there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let found = calls.filter { !$0.events.isDisjoint(with: controlEvent) && $0.target === object }
    let names = found.compactMap { $0.method?.selector?.name }
    return names.isEmpty ? nil : names
  }

  /// Calls a method for an event. Subclasses override it to observe or redirect actions.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  open func sendAction(_ action: UIAction) {
    guard !action.attributes.contains(.disabled) else { return }
    action.performWithSender(self)
  }

  /// Performs the primary action of the control.
  open func performPrimaryAction() {
    sendActions(for: .primaryActionTriggered)
  }

  // MARK: Members that subclasses can override

  open func addAction(_ action: UIAction, for controlEvents: Event) { standardAddAction(action, for: controlEvents) }
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    standardRemoveAction(action, for: controlEvents)
  }
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    standardRemoveAction(identifiedBy: actionIdentifier, for: controlEvents)
  }

  // MARK: Targets

  /// The targets of the control.
  open var allTargets: Set<AnyHashable> {
    Set(calls.compactMap(\.target).map { ($0 as? NSObject).map(AnyHashable.init) ?? AnyHashable(ObjectIdentifier($0)) })
  }

  /// The events that call methods or actions.
  open var allControlEvents: Event {
    calls.filter { !$0.isExpired }.reduce(into: []) { $0.formUnion($1.events) }
  }

  // MARK: Menus

  /// Calls a closure for each method and action, until it sets its last argument to `true`.
  open func enumerateEventHandlers(
    _ iterator: (
      _ action: UIAction?, _ targetAction: (Any?, Selector)?, _ event: Event, _ stop: inout Bool
    ) -> Void
  ) {
    var stop = false
    for call in calls where !stop {
      if let action = call.action {
        iterator(action, nil, call.events, &stop)
      } else if let method = call.method, let selector = method.selector {
        iterator(nil, (method.target as Any?, selector), call.events, &stop)
      }
    }
  }

  /// The interaction that shows the menu of the control; `nil` until it is enabled.
  open var contextMenuInteraction: UIContextMenuInteraction? {
    interactions.lazy.compactMap { $0 as? UIContextMenuInteraction }.first
  }

  /// Whether a long press shows the menu of the control.
  open var isContextMenuInteractionEnabled: Bool {
    get { seldom["isContextMenuInteractionEnabled"] ?? showsMenuAsPrimaryAction }
    set {
      seldom["isContextMenuInteractionEnabled"] = newValue
      if newValue, contextMenuInteraction == nil { addInteraction(UIContextMenuInteraction(delegate: self)) }
    }
  }

  /// Returns the point at which the menu is attached: the middle of the control.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    CGPoint(x: bounds.midX, y: bounds.midY)
  }

  /// Whether symbols of the control play effects. Pictures show them at rest.
  open var isSymbolAnimationEnabled: Bool {
    get { seldom["isSymbolAnimationEnabled"] ?? false }
    set { seldom["isSymbolAnimationEnabled"] = newValue }
  }

  // MARK: Delegate of the interaction that shows the menu, for subclasses to override

  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}

extension UIControl {
  /// The events of a control.
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public static let touchDown = Event(rawValue: 1 << 0)
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  /// The state of a control.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public static let normal: Self = []
    public static let highlighted = Self(rawValue: 1 << 0)
    public static let disabled = Self(rawValue: 1 << 1)
    public static let selected = Self(rawValue: 1 << 2)
    public static let focused = Self(rawValue: 1 << 3)
    public static let application = Self(rawValue: 0x00FF_0000)
    public static let reserved = Self(rawValue: 0xFF00_0000)

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  /// The horizontal alignment of a control's content.
  public enum ContentHorizontalAlignment: Int, CaseIterable, Sendable {
    case center = 0
    case left = 1
    case right = 2
    case fill = 3
    case leading = 4
    case trailing = 5
  }

  /// The vertical alignment of a control's content.
  public enum ContentVerticalAlignment: Int, CaseIterable, Sendable {
    case center = 0
    case top = 1
    case bottom = 2
    case fill = 3
  }
}

/// Values by control state. A state without a value uses the value of the normal state.
struct StateValues<Value> {
  private var values: [UInt: Value] = [:]

  subscript(exactly state: UIControl.State) -> Value? {
    get { values[state.rawValue] }
    set { values[state.rawValue] = newValue }
  }

  subscript(state: UIControl.State) -> Value? {
    values[state.rawValue] ?? values[UIControl.State.normal.rawValue]
  }
}
