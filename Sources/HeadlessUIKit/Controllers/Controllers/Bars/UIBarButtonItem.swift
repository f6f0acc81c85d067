public import Foundation

/// A button on a bar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  open var style = Style.plain { didSet { bar?.setNeedsLayout() } }
  open var tintColor: UIColor? { didSet { bar?.setNeedsLayout() } }
  open var customView: UIView?
  open var menu: UIMenu?
  /// In points; 0 for the width that the content needs.
  open var width: CGFloat = 0
  open var primaryAction: UIAction?
  private var method: TargetAction?
  /// Nil for an item that its author words.
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

  /// Room that takes what other items leave of a toolbar.
  public static func flexibleSpace() -> Self {
    let item = Self()
    item.systemItem = .flexibleSpace
    return item
  }

  /// Room of a width, in points.
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

  /// Does what a touch on the item does; for tests, as UIKit has no name for it.
  public func performAction() {
    guard isEnabled else { return }
    method?.send(from: self, event: nil)
    primaryAction?.performWithSender(self)
  }
}
