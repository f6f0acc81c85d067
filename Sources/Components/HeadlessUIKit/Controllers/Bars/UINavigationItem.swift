import FirstFrameLayoutTree
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

  // MARK: Documents

  /// The document that the menu of the title describes, which is not shown.
  open var documentProperties: UIDocumentProperties? {
    get { seldom["documentProperties"] }
    set {
      seldom["documentProperties"] = newValue
      seldom.list("documentProperties", if: newValue != nil, drawn: "the title without a menu")
    }
  }

  // MARK: Groups of buttons

  /// The groups of buttons after ``leftBarButtonItems``.
  open var leadingItemGroups: [UIBarButtonItemGroup] {
    get { seldom["leadingItemGroups"] ?? [] }
    set {
      seldom["leadingItemGroups"] = newValue
      bar?.itemsDidChange()
    }
  }

  /// The groups of buttons in the middle. Bars of phones do not show them.
  open var centerItemGroups: [UIBarButtonItemGroup] {
    get { seldom["centerItemGroups"] ?? [] }
    set { seldom["centerItemGroups"] = newValue }
  }

  /// The groups of buttons before ``rightBarButtonItems``.
  open var trailingItemGroups: [UIBarButtonItemGroup] {
    get { seldom["trailingItemGroups"] ?? [] }
    set {
      seldom["trailingItemGroups"] = newValue
      bar?.itemsDidChange()
    }
  }

  /// The group of buttons at the end of the bar.
  open var pinnedTrailingGroup: UIBarButtonItemGroup? {
    get { seldom["pinnedTrailingGroup"] }
    set {
      seldom["pinnedTrailingGroup"] = newValue
      bar?.itemsDidChange()
    }
  }

  /// What the back button does in place of returning to the previous item. With it, the first item has a back button,
  /// too.
  open var backAction: UIAction? {
    get { seldom["backAction"] }
    set {
      seldom["backAction"] = newValue
      bar?.itemsDidChange()
    }
  }

  /// The style of the bar. Bars of phones are the same in all styles.
  open var style: ItemStyle {
    get { seldom["style"] ?? .navigator }
    set { seldom["style"] = newValue }
  }

  open var customizationIdentifier: String? {
    get { seldom["customizationIdentifier"] }
    set { seldom["customizationIdentifier"] = newValue }
  }

  /// Elements of a menu that is not shown.
  open var additionalOverflowItems: UIDeferredMenuElement? {
    get { seldom["additionalOverflowItems"] }
    set { seldom["additionalOverflowItems"] = newValue }
  }

  open var overflowPresentationSource: (any UIPopoverPresentationControllerSourceItem)? { nil }

  /// Makes the menu of the title, which is not shown. Tests call it.
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
    get { seldom["titleMenuProvider"] }
    set {
      seldom["titleMenuProvider"] = newValue
      seldom.list("titleMenuProvider", if: newValue != nil, drawn: "the title without a menu")
    }
  }

  open weak var renameDelegate: (any UINavigationItemRenameDelegate)? {
    get { (seldom["renameDelegate"] as WeakDelegate?)?.object as? any UINavigationItemRenameDelegate }
    set { seldom["renameDelegate"] = WeakDelegate(object: newValue) }
  }

  // MARK: Search bars of iOS 26

  /// Whether a toolbar may show the search bar. On a phone, the search bar is at the bottom, without a toolbar.
  open var searchBarPlacementAllowsToolbarIntegration: Bool {
    get { seldom["searchBarPlacementAllowsToolbarIntegration"] ?? true }
    set { seldom["searchBarPlacementAllowsToolbarIntegration"] = newValue }
  }

  /// Whether a sidebar or a tab bar may show the search bar.
  open var searchBarPlacementAllowsExternalIntegration: Bool {
    get { seldom["searchBarPlacementAllowsExternalIntegration"] ?? false }
    set { seldom["searchBarPlacementAllowsExternalIntegration"] = newValue }
  }

  /// The item that stands for the search bar in a toolbar: an empty item, because no toolbar shows the search bar.
  open var searchBarPlacementBarButtonItem: UIBarButtonItem {
    if let item: UIBarButtonItem = seldom["searchBarPlacementBarButtonItem"] { return item }
    let item = UIBarButtonItem.fixedSpace(0)
    seldom["searchBarPlacementBarButtonItem"] = item
    UsageWarnings.warnOfNoEffect(
      "UINavigationItem.searchBarPlacementBarButtonItem", "toolbars do not show the search bar")
    return item
  }

  // MARK: Subtitles

  /// The title with attributes, in place of ``title``.
  open var attributedTitle: NSAttributedString? {
    get { seldom["attributedTitle"] }
    set { store("attributedTitle", newValue) }
  }

  /// The text below the title.
  open var subtitle: String? {
    get { seldom["subtitle"] }
    set { store("subtitle", newValue) }
  }

  open var attributedSubtitle: NSAttributedString? {
    get { seldom["attributedSubtitle"] }
    set { store("attributedSubtitle", newValue) }
  }

  /// The view below the title, in place of the text.
  open var subtitleView: UIView? {
    get { seldom["subtitleView"] }
    set { store("subtitleView", newValue) }
  }

  /// The large title; `nil` for the title.
  open var largeTitle: String? {
    get { seldom["largeTitle"] }
    set { store("largeTitle", newValue) }
  }

  /// The text below the large title; `nil` for the subtitle.
  open var largeSubtitle: String? {
    get { seldom["largeSubtitle"] }
    set { store("largeSubtitle", newValue) }
  }

  open var largeAttributedSubtitle: NSAttributedString? {
    get { seldom["largeAttributedSubtitle"] }
    set { store("largeAttributedSubtitle", newValue) }
  }

  /// The view below the large title, in place of the text.
  open var largeSubtitleView: UIView? {
    get { seldom["largeSubtitleView"] }
    set { store("largeSubtitleView", newValue) }
  }
}
