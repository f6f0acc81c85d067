public import Foundation

/// An item of a bar.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  open var title: String? { didSet { bar?.itemsDidChange() } }
  open var image: UIImage? { didSet { bar?.itemsDidChange() } }
  open var isEnabled = true { didSet { bar?.itemsDidChange() } }
  open var tag = 0
  open var accessibilityIdentifier: String? { didSet { bar?.itemsDidChange() } }
  open var accessibilityLabel: String? { didSet { bar?.itemsDidChange() } }
  weak var bar: (any ItemBar)?

  public required override init() {
    super.init()
  }
}

/// A bar that makes the views of its items anew only when the items have changed: adding views in each layout would
/// invalidate that layout.
@MainActor
protocol ItemBar: UIView {
  var needsItemViews: Bool { get set }
}

extension ItemBar {
  func itemsDidChange() {
    needsItemViews = true
    setNeedsLayout()
  }

  /// Whether the views have to be made now; `false` from the next call on.
  func takeNeedForItemViews() -> Bool {
    defer { needsItemViews = false }
    return needsItemViews
  }
}

/// A button of a bar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  open var style = Style.plain { didSet { bar?.itemsDidChange() } }
  open var tintColor: UIColor? { didSet { bar?.itemsDidChange() } }
  open var customView: UIView? { didSet { bar?.itemsDidChange() } }
  open var menu: UIMenu?
  /// The width, in points; 0 for the width of the content.
  open var width: CGFloat = 0 { didSet { bar?.itemsDidChange() } }
  open var primaryAction: UIAction?
  private var method: TargetAction?
  /// The method that the button calls, with ``target``.
  open var action: Selector? { didSet { updateMethod() } }
  open weak var target: AnyObject? { didSet { updateMethod() } }
  /// The system item; `nil` for other items.
  private(set) var systemItem: SystemItem?

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
    title: String? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(title: title ?? primaryAction?.title, style: .plain)
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

  /// The emphasis of a button.
  public enum Style: Int, CaseIterable, Sendable {
    case plain = 0
    case done = 2
  }

  /// The buttons of the system. Buttons that the system draws as images have titles here, too.
  public enum SystemItem: Int, CaseIterable, Sendable {
    case done = 0
    case cancel = 1
    case edit = 2
    case save = 3
    case add = 4
    case flexibleSpace = 5
    case fixedSpace = 6
    case close = 24

    var title: String? {
      switch self {
      case .done: "Done"
      case .cancel: "Cancel"
      case .edit: "Edit"
      case .save: "Save"
      case .add: "+"
      case .close: "Close"
      case .flexibleSpace, .fixedSpace: nil
      }
    }

    var style: Style { self == .done || self == .save ? .done : .plain }
  }

  /// Creates the view of the item: the custom view, or a button.
  func makeView(for bar: any ItemBar) -> UIView {
    self.bar = bar
    if let customView { return customView }
    let button = UIButton(type: .system)
    button.titleLabel?.font = .systemFont(ofSize: 17, weight: style == .done ? .semibold : .regular)
    button.setTitle(image == nil ? title : nil, for: .normal)
    button.setImage(image, for: .normal)
    if image != nil { button.accessibilityLabel = title }
    if let tintColor { button.tintColor = tintColor }
    button.isEnabled = isEnabled
    button.accessibilityIdentifier = accessibilityIdentifier
    if let accessibilityLabel { button.accessibilityLabel = accessibilityLabel }
    button.addAction(UIAction { [weak self] _ in self?.performAction() }, for: .touchUpInside)
    return button
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
