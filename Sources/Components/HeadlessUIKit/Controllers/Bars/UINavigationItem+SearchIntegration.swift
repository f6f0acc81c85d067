import FirstFrameLayoutTree

// Where search bars are shown in iOS 26.

extension UINavigationItem {
  /// Whether a toolbar may show the search bar. On a phone, the search bar is at the bottom, without a toolbar.
  public var searchBarPlacementAllowsToolbarIntegration: Bool {
    get { seldom["searchBarPlacementAllowsToolbarIntegration"] ?? true }
    set { seldom["searchBarPlacementAllowsToolbarIntegration"] = newValue }
  }

  /// Whether a sidebar or a tab bar may show the search bar.
  public var searchBarPlacementAllowsExternalIntegration: Bool {
    get { seldom["searchBarPlacementAllowsExternalIntegration"] ?? false }
    set { seldom["searchBarPlacementAllowsExternalIntegration"] = newValue }
  }

  /// The item that stands for the search bar in a toolbar: an empty item, because no toolbar shows the search bar.
  public var searchBarPlacementBarButtonItem: UIBarButtonItem {
    if let item: UIBarButtonItem = seldom["searchBarPlacementBarButtonItem"] { return item }
    let item = UIBarButtonItem.fixedSpace(0)
    seldom["searchBarPlacementBarButtonItem"] = item
    UsageWarnings.warnOfNoEffect(
      "UINavigationItem.searchBarPlacementBarButtonItem", "toolbars do not show the search bar")
    return item
  }
}
