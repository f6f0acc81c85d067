import FirstFrameLayoutTree
public import Foundation

/// A bar with a position.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObject {
  var barPosition: UIBarPosition { get }
}

/// Chooses the position of a bar.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: DelegateObject {
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

extension UINavigationBar: UIBarPositioning {
  public var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }

  public var delegate: (any UINavigationBarDelegate)? {
    get { (seldom["delegate"] as WeakDelegate?)?.object as? any UINavigationBarDelegate }
    set { seldom["delegate"] = WeakDelegate(object: newValue) }
  }

  public func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) != false else { return }
    items = (items ?? []) + [item]
    delegate?.navigationBar(self, didPush: item)
  }

  @discardableResult
  public func popItem(animated: Bool) -> UINavigationItem? {
    guard let item = topItem, delegate?.navigationBar(self, shouldPop: item) != false else { return nil }
    items = items?.dropLast()
    delegate?.navigationBar(self, didPop: item)
    return item
  }
}

/// A delegate, which is not kept, among seldom used properties.
struct WeakDelegate {
  weak var object: AnyObject?
}

/// Receives the changes of the items of a navigation bar.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

/// Receives the selections in a tab bar. Tests select with ``UITabBar/select(_:)``.
@preconcurrency @MainActor
public protocol UITabBarDelegate: DelegateObject {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
  func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
  func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
  func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
  func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
  public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
  public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
  public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}
}

extension UITabBar {
  public var delegate: (any UITabBarDelegate)? {
    get { (seldom["delegate"] as WeakDelegate?)?.object as? any UITabBarDelegate }
    set { seldom["delegate"] = WeakDelegate(object: newValue) }
  }

  /// Selects an item and notifies the delegate, as a touch does. For tests; UIKit has no equivalent.
  public func select(_ item: UITabBarItem) {
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }

  public var isCustomizing: Bool { false }

  /// Has no effect except for a warning: users customize bars by dragging.
  public func beginCustomizingItems(_ items: [UITabBarItem]) {
    UsageWarnings.warnOfNoEffect("UITabBar.beginCustomizingItems", "users customize bars by dragging")
  }

  @discardableResult
  public func endCustomizing(animated: Bool) -> Bool { false }

  /// The placement of the items. It has no effect: they divide the width.
  public var itemPositioning: ItemPositioning {
    get { seldom["itemPositioning"] ?? .automatic }
    set { warnOfItems("itemPositioning", newValue, standard: .automatic) }
  }

  /// The width of an item, in points. It has no effect: the items divide the width of the bar.
  public var itemWidth: CGFloat {
    get { seldom["itemWidth"] ?? 0 }
    set { warnOfItems("itemWidth", newValue, standard: 0) }
  }

  /// The distance between items, in points. It has no effect: the items divide the width of the bar.
  public var itemSpacing: CGFloat {
    get { seldom["itemSpacing"] ?? 0 }
    set { warnOfItems("itemSpacing", newValue, standard: 0) }
  }

  private func warnOfItems<Value: Equatable>(_ name: String, _ value: Value, standard: Value) {
    seldom[name, default: value] = value
    seldom.list(name, if: value != standard, drawn: "the items divide the width of the bar")
  }

  /// The placement of the items of a bar.
  public enum ItemPositioning: Int, CaseIterable, Sendable {
    case automatic = 0
    case fill = 1
    case centered = 2
  }
}
