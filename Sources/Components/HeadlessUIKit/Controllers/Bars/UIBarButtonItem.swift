import FirstFrameLayoutTree
public import Foundation

/// A button of a bar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  open var style = Style.plain { didSet { bar?.itemsDidChange() } }
  open var tintColor: UIColor? { didSet { bar?.itemsDidChange() } }
  open var customView: UIView? { didSet { bar?.itemsDidChange() } }
  open var menu: UIMenu?
  /// What a menu shows in place of the item where the bar has no room. Bars show all items here.
  open var menuRepresentation: UIMenuElement?
  /// The width, in points; 0 for the width of the content.
  open var width: CGFloat = 0 { didSet { bar?.itemsDidChange() } }
  /// The action of the button, whose title and image it shows unless it has its own.
  open var primaryAction: UIAction? { didSet { bar?.itemsDidChange() } }
  /// The view of the item in its bar.
  private(set) weak var shownView: UIView?
  private var method: TargetAction?
  /// The method that the button calls, with ``target``.
  open var action: Selector? { didSet { updateMethod() } }
  open weak var target: AnyObject? { didSet { updateMethod() } }
  /// The system item; `nil` for other items.
  private(set) var systemItem: SystemItem?

  /// Shows another item of the system.
  func changeSystemItem(to item: SystemItem) {
    systemItem = item
    (title, style) = (item.title, item.style)
    bar?.itemsDidChange()
  }

  public convenience init<Target: AnyObject>(
    title: String?, style: Style, target: Target?, action: @escaping (Target) -> @MainActor () -> Void
  ) {
    self.init(title: title, style: style)
    method = TargetAction(target, action)
  }

  public convenience init<Target: AnyObject, Sender>(
    title: String?, style: Style, target: Target?, action: @escaping (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init(title: title, style: style)
    method = TargetAction(target, action)
  }

  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(title: title ?? primaryAction?.title, style: .plain)
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init(title: systemItem.title, style: systemItem.style)
    self.systemItem = systemItem
    self.primaryAction = primaryAction
    self.menu = menu
  }

  public convenience init<Target: AnyObject>(
    barButtonSystemItem systemItem: SystemItem, target: Target?,
    action: @escaping (Target) -> @MainActor () -> Void
  ) {
    self.init(title: systemItem.title, style: systemItem.style, target: target, action: action)
    self.systemItem = systemItem
  }

  public convenience init<Target: AnyObject>(
    image: UIImage?, style: Style, target: Target?, action: @escaping (Target) -> @MainActor () -> Void
  ) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(title: title, style: style)
    setAction(action, target: target)
  }

  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// Creates a button with an image. The image for landscape orientation is not used.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
  }

  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init(title: systemItem.title, style: systemItem.style, target: target, action: action)
    self.systemItem = systemItem
  }

  private func setAction(_ action: Selector?, target: Any?) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  private func updateMethod() {
    method = action.map { TargetAction(target, selector: $0) }
  }

  /// Returns a space that fills the remaining width of a toolbar.
  public static func flexibleSpace() -> Self {
    let item = Self()
    item.systemItem = .flexibleSpace
    return item
  }

  /// Returns a space of a width, in points.
  public static func fixedSpace(_ width: CGFloat) -> Self {
    let item = Self()
    item.systemItem = .fixedSpace
    item.width = width
    return item
  }

  public convenience init(customView: UIView) {
    self.init(title: nil, style: .plain)
    self.customView = customView
  }

  private convenience init(title: String?, style: Style) {
    self.init()
    self.title = title
    self.style = style
  }

  /// Performs the action of the item, like a tap. For tests; not part of UIKit.
  public func performAction() {
    guard isEnabled else { return }
    method?.send(from: self, event: nil)
    primaryAction?.performWithSender(self)
  }

  /// Titles and images on glass have the label color, not the tint color (measured); on a prominent button, white.
  private func applyGlassStyle(to button: UIButton) {
    button.titleLabel?.font = .systemFont(ofSize: 17, weight: isProminent ? .semibold : .medium)
    let color: UIColor = isProminent ? .white : tintColor ?? .label
    button.tintColor = isEnabled ? color : .tertiaryLabel
    button.setTitleColor(color, for: .normal)
    button.setTitleColor(
      isProminent ? UIColor.white.withAlphaComponent(0.5) : .tertiaryLabel, for: .disabled)
  }

  static func symbol(_ name: String, isBold: Bool = false) -> UIImage? {
    UIImage(
      systemName: name,
      withConfiguration: UIImage.SymbolConfiguration(
        pointSize: 17, weight: isBold ? .semibold : .medium, scale: .large))
  }

  /// Whether the button has a filled background on glass. Of the items of the system, only "Done" has one.
  private var isProminent: Bool { style == .done && systemItem != .save }

  /// Returns the color of the filled background on glass; `nil` if the button has none.
  func prominentTint(of view: UIView) -> UIColor? {
    guard isProminent, customView == nil else { return nil }
    guard isEnabled else { return .tertiarySystemFill }
    return tintColor ?? view.superview?.tintColor ?? .systemBlue
  }

  /// The emphasis of a button.
  public enum Style: Int, CaseIterable, Sendable {
    case plain = 0
    case done = 2

    /// The name of ``done`` in iOS 26.
    public static var prominent: Style { .done }
  }

  /// The buttons of the system.
  public enum SystemItem: Int, CaseIterable, Sendable {
    case done = 0
    case cancel = 1
    case edit = 2
    case save = 3
    case add = 4
    case flexibleSpace = 5
    case fixedSpace = 6
    case compose = 7
    case reply = 8
    case action = 9
    case organize = 10
    case bookmarks = 11
    case search = 12
    case refresh = 13
    case stop = 14
    case camera = 15
    case trash = 16
    case play = 17
    case pause = 18
    case rewind = 19
    case fastForward = 20
    case undo = 21
    case redo = 22
    /// A curled page. The symbol of the system is not known; the button shows a title.
    case pageCurl = 23
    case close = 24
    case writingTools = 25

    var title: String? {
      switch self {
      case .done: "Done"
      case .cancel: "Cancel"
      case .edit: "Edit"
      case .save: "Save"
      case .add: "Add"
      case .close: "Close"
      case .pageCurl: "Curl"
      case .writingTools: "Writing Tools"
      case .undo: "Undo"
      case .redo: "Redo"
      case .compose: "Compose"
      case .reply: "Reply"
      case .action: "Share"
      case .organize: "Organize"
      case .bookmarks: "Bookmarks"
      case .search: "Search"
      case .refresh: "Refresh"
      case .stop: "Stop"
      case .camera: "Camera"
      case .trash: "Delete"
      case .play: "Play"
      case .pause: "Pause"
      case .rewind: "Rewind"
      case .fastForward: "Fast Forward"
      case .flexibleSpace, .fixedSpace: nil
      }
    }

    var style: Style { self == .done || self == .save ? .done : .plain }
  }

  /// Creates the view of the item: the custom view, or a button.
  ///
  /// - Parameter appearance: The appearance of the titles of buttons; `nil` for the standard one.
  func makeView(for bar: any ItemBar, appearance: UIBarButtonItemAppearance? = nil) -> UIView {
    self.bar = bar
    let view = customView ?? makeButton(for: bar, appearance)
    shownView = view
    return view
  }

  private func makePlainButton() -> UIButton {
    guard let badge else { return UIButton(type: .system) }
    let button = BadgedBarButton(type: .system)
    button.show(badge)
    return button
  }

  private func makeButton(for bar: any ItemBar, _ appearance: UIBarButtonItemAppearance?) -> UIButton {
    let look = bar.traitCollection.look.barItem
    let title = title ?? primaryAction?.title
    let shownImage =
      shownImage(in: bar.traitCollection).image ?? systemItem.flatMap { look.symbols[$0] }.flatMap {
        Self.symbol($0, isBold: isProminent)
      }
      ?? primaryAction?.image
    let button = makePlainButton()
    button.setTitle(shownImage == nil ? title : nil, for: .normal)
    button.setImage(shownImage, for: .normal)
    if shownImage != nil { button.accessibilityLabel = title }
    button.isEnabled = isEnabled
    if look.isOnGlass {
      applyGlassStyle(to: button)
    } else {
      button.titleLabel?.font = .systemFont(
        ofSize: 17, weight: style == .done ? .semibold : .regular)
      if let tintColor { button.tintColor = tintColor }
      if systemItem == .close, tintColor == nil { button.tintColor = .systemGray2 }
    }
    appearance?.apply(to: button)
    applyAttributes(to: button)
    button.accessibilityIdentifier = accessibilityIdentifier
    if let accessibilityLabel { button.accessibilityLabel = accessibilityLabel }
    button.addAction(UIAction { [weak self] _ in self?.performAction() }, for: .touchUpInside)
    return button
  }

  // MARK: Images and adjustments, which are not drawn

  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    store(backgroundImage, "backgroundImage \(state.rawValue)", barMetrics)
    warn("setBackgroundImage(_:for:barMetrics:)")
  }

  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    stored("backgroundImage \(state.rawValue)", barMetrics)
  }

  /// Sets the background of buttons of all styles.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) {
    setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
  }

  open func backgroundImage(for state: UIControl.State, style: Style, barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImage(for: state, barMetrics: barMetrics)
  }

  open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    store(adjustment, "backgroundAdjustment", barMetrics)
    warn("setBackgroundVerticalPositionAdjustment(_:for:)")
  }

  open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    stored("backgroundAdjustment", barMetrics) ?? 0
  }

  /// Moves the title, which is drawn in the middle.
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    store(adjustment, "titleAdjustment", barMetrics)
    warn("setTitlePositionAdjustment(_:for:)")
  }

  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    stored("titleAdjustment", barMetrics) ?? .zero
  }

  open func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    store(backgroundImage, "backImage \(state.rawValue)", barMetrics)
    warn("setBackButtonBackgroundImage(_:for:barMetrics:)")
  }

  open func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    stored("backImage \(state.rawValue)", barMetrics)
  }

  open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    store(adjustment, "backTitleAdjustment", barMetrics)
    warn("setBackButtonTitlePositionAdjustment(_:for:)")
  }

  open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    stored("backTitleAdjustment", barMetrics) ?? .zero
  }

  open func setBackButtonBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    store(adjustment, "backAdjustment", barMetrics)
    warn("setBackButtonBackgroundVerticalPositionAdjustment(_:for:)")
  }

  open func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    stored("backAdjustment", barMetrics) ?? 0
  }

  // MARK: State

  /// Whether the bar shows no button for the item.
  open var isHidden: Bool {
    get { seldom["isHidden"] ?? false }
    set {
      seldom["isHidden"] = newValue
      bar?.itemsDidChange()
    }
  }

  /// Whether the button is selected.
  open var isSelected: Bool {
    get { seldom["isSelected"] ?? false }
    set {
      seldom["isSelected"] = newValue
      bar?.itemsDidChange()
    }
  }

  open var isSymbolAnimationEnabled: Bool {
    get { seldom["isSymbolAnimationEnabled"] ?? false }
    set { seldom["isSymbolAnimationEnabled"] = newValue }
  }

  open var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
    get { seldom["preferredMenuElementOrder"] ?? .automatic }
    set { seldom["preferredMenuElementOrder"] = newValue }
  }

  /// The group that contains the item.
  open var buttonGroup: UIBarButtonItemGroup? {
    (seldom["buttonGroup"] as WeakDelegate?)?.object as? UIBarButtonItemGroup
  }

  open var identifier: String? {
    get { seldom["identifier"] }
    set { seldom["identifier"] = newValue }
  }

  /// Whether the button may lie on a capsule with its neighbors, in a look with capsules.
  open var sharesBackground: Bool {
    get { seldom["sharesBackground"] ?? true }
    set {
      seldom["sharesBackground"] = newValue
      bar?.itemsDidChange()
    }
  }

  /// Whether there is no glass behind the button.
  open var hidesSharedBackground: Bool {
    get { seldom["hidesSharedBackground"] ?? false }
    set {
      seldom["hidesSharedBackground"] = newValue
      bar?.itemsDidChange()
    }
  }

  /// The badge at the corner of the button. Custom views have none.
  open var badge: Badge? {
    get { seldom["badge"] }
    set {
      seldom["badge"] = newValue
      bar?.itemsDidChange()
    }
  }

  // MARK: Titles and selection

  /// The titles for which the button reserves room.
  open var possibleTitles: Set<String>? {
    get { seldom["possibleTitles"] }
    set {
      seldom["possibleTitles"] = newValue
      seldom.list("possibleTitles", if: newValue?.isEmpty == false, drawn: "the button has the width of its title")
    }
  }

  open var changesSelectionAsPrimaryAction: Bool {
    get { seldom["changesSelectionAsPrimaryAction"] ?? false }
    set { seldom["changesSelectionAsPrimaryAction"] = newValue }
  }
}

extension UIView {
  /// The size of a subview of a bar, in whole pixels: the size that its constraints or content determine, otherwise its
  /// current size.
  var sizeOnBar: CGSize {
    let size = PixelGrid(traitCollection).ceiled(systemLayoutSizeFitting(UIView.layoutFittingCompressedSize))
    return CGSize(
      width: size.width > 0 ? size.width : bounds.width, height: size.height > 0 ? size.height : bounds.height)
  }
}

extension UIBarButtonItem {
  private func store<Value>(_ value: Value?, _ name: String, _ metrics: UIBarMetrics) {
    seldom["\(name) \(metrics.rawValue)"] = value
  }

  private func stored<Value>(_ name: String, _ metrics: UIBarMetrics) -> Value? {
    seldom["\(name) \(metrics.rawValue)"]
  }

  private func warn(_ name: String) {
    seldom.list(name, drawn: "the button has the look of its bar")
  }
}
