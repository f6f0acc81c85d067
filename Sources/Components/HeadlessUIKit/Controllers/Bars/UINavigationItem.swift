public import Foundation

/// The content of a navigation bar for one controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  open var title: String? {
    didSet {
      bar?.itemsDidChange()
      KeyValueObservations.check(self)
    }
  }
  open var prompt: String? { didSet { bar?.itemsDidChange() } }
  open var titleView: UIView? { didSet { bar?.itemsDidChange() } }
  open var backButtonTitle: String? { didSet { bar?.itemsDidChange() } }
  open var backButtonDisplayMode = BackButtonDisplayMode.default {
    didSet { bar?.itemsDidChange() }
  }
  open var hidesBackButton = false { didSet { bar?.itemsDidChange() } }
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { bar?.itemsDidChange() } }
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { bar?.itemsDidChange() } }
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { bar?.itemsDidChange() } }
  open var standardAppearance: UINavigationBarAppearance? { didSet { bar?.itemsDidChange() } }
  open var compactAppearance: UINavigationBarAppearance? { didSet { bar?.itemsDidChange() } }
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { bar?.itemsDidChange() } }
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { bar?.itemsDidChange() } }
  open var backBarButtonItem: UIBarButtonItem? { didSet { bar?.itemsDidChange() } }
  open var leftItemsSupplementBackButton = false { didSet { bar?.itemsDidChange() } }
  /// The search bar is not hidden in a first frame, in which nothing was scrolled.
  open var hidesSearchBarWhenScrolling = true
  open var searchController: UISearchController? { didSet { bar?.itemsDidChange() } }
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic { didSet { bar?.itemsDidChange() } }
  open var searchBarPlacement: SearchBarPlacement { bar?.searchPlacement ?? preferredSearchBarPlacement }
  weak var bar: UINavigationBar?
  var seldom = SeldomProperties()

  public init(title: String) {
    self.title = title
    super.init()
  }

  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }

  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// The title of the button that leads back to the item.
  public enum BackButtonDisplayMode: Int, CaseIterable, Sendable {
    case `default` = 0
    /// "Back", or the title of the button.
    case generic = 1
    /// No title.
    case minimal = 2
  }

  /// The condition under which the title is large.
  public enum LargeTitleDisplayMode: Int, CaseIterable, Sendable {
    case automatic = 0
    case always = 1
    case never = 2
    /// Small, and in the row of the buttons.
    case inline = 3
  }
}
