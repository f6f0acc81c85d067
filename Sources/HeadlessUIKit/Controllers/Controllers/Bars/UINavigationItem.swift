public import Foundation

/// What a navigation bar shows for one controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  open var title: String? { didSet { bar?.setNeedsLayout() } }
  open var prompt: String?
  open var titleView: UIView? { didSet { bar?.setNeedsLayout() } }
  open var backButtonTitle: String? { didSet { bar?.setNeedsLayout() } }
  open var hidesBackButton = false { didSet { bar?.setNeedsLayout() } }
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { bar?.setNeedsLayout() } }
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { bar?.setNeedsLayout() } }
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { bar?.setNeedsLayout() } }
  weak var bar: UINavigationBar?

  public init(title: String) {
    self.title = title
    super.init()
  }

  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
}
