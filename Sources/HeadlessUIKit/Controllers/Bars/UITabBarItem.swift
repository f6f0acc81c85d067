public import Foundation

/// A tab.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  open var badgeValue: String? { didSet { bar?.setNeedsLayout() } }
  open var badgeColor: UIColor? { didSet { bar?.setNeedsLayout() } }

  public convenience init(title: String?, tag: Int) {
    self.init()
    self.title = title
    self.tag = tag
  }
}
