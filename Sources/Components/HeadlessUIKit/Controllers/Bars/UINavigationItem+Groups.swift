import FirstFrameLayoutTree
import Foundation

extension UINavigationItem {
  /// The groups of buttons after ``leftBarButtonItems``.
  public var leadingItemGroups: [UIBarButtonItemGroup] {
    get { seldom["leadingItemGroups"] ?? [] }
    set {
      seldom["leadingItemGroups"] = newValue
      bar?.itemsDidChange()
    }
  }

  /// The groups of buttons in the middle. Bars of phones do not show them.
  public var centerItemGroups: [UIBarButtonItemGroup] {
    get { seldom["centerItemGroups"] ?? [] }
    set { seldom["centerItemGroups"] = newValue }
  }

  /// The groups of buttons before ``rightBarButtonItems``.
  public var trailingItemGroups: [UIBarButtonItemGroup] {
    get { seldom["trailingItemGroups"] ?? [] }
    set {
      seldom["trailingItemGroups"] = newValue
      bar?.itemsDidChange()
    }
  }

  /// The group of buttons at the end of the bar.
  public var pinnedTrailingGroup: UIBarButtonItemGroup? {
    get { seldom["pinnedTrailingGroup"] }
    set {
      seldom["pinnedTrailingGroup"] = newValue
      bar?.itemsDidChange()
    }
  }

  private func items(of groups: [UIBarButtonItemGroup]) -> [UIBarButtonItem] {
    groups.filter { !$0.isHidden }.flatMap(\.barButtonItems)
  }

  /// The buttons at the start, from the edge.
  var shownLeadingItems: [UIBarButtonItem] {
    ((leftBarButtonItems ?? []) + items(of: leadingItemGroups)).filter { !$0.isHidden }
  }

  /// The buttons at the end, from the edge.
  var shownTrailingItems: [UIBarButtonItem] {
    let pinned = items(of: pinnedTrailingGroup.map { [$0] } ?? [])
    let groups = items(of: trailingItemGroups)
    return (pinned.reversed() + (rightBarButtonItems ?? []) + groups.reversed()).filter { !$0.isHidden }
  }

  /// The buttons of the bar, also those that are hidden.
  var allItems: [UIBarButtonItem] {
    let groups = leadingItemGroups + trailingItemGroups + (pinnedTrailingGroup.map { [$0] } ?? [])
    return (leftBarButtonItems ?? []) + (rightBarButtonItems ?? []) + groups.flatMap(\.barButtonItems)
  }

  /// What the back button does in place of returning to the previous item. With it, the first item has a back button,
  /// too.
  public var backAction: UIAction? {
    get { seldom["backAction"] }
    set {
      seldom["backAction"] = newValue
      bar?.itemsDidChange()
    }
  }

  /// The style of the bar. Bars of phones are the same in all styles.
  public var style: ItemStyle {
    get { seldom["style"] ?? .navigator }
    set { seldom["style"] = newValue }
  }

  public var customizationIdentifier: String? {
    get { seldom["customizationIdentifier"] }
    set { seldom["customizationIdentifier"] = newValue }
  }

  /// Elements of a menu that is not shown.
  public var additionalOverflowItems: UIDeferredMenuElement? {
    get { seldom["additionalOverflowItems"] }
    set { seldom["additionalOverflowItems"] = newValue }
  }

  public var overflowPresentationSource: (any UIPopoverPresentationControllerSourceItem)? { nil }

  /// Makes the menu of the title, which is not shown. Tests call it.
  public var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
    get { seldom["titleMenuProvider"] }
    set {
      seldom["titleMenuProvider"] = newValue
      seldom.list("titleMenuProvider", if: newValue != nil, drawn: "the title without a menu")
    }
  }

  public var renameDelegate: (any UINavigationItemRenameDelegate)? {
    get { (seldom["renameDelegate"] as WeakDelegate?)?.object as? any UINavigationItemRenameDelegate }
    set { seldom["renameDelegate"] = WeakDelegate(object: newValue) }
  }

  /// What a bar is for.
  public enum ItemStyle: Int, CaseIterable, Sendable {
    case navigator = 0
    case browser = 1
    case editor = 2
  }
}

/// Receives a new title. Users rename by the menu of a title, which is not shown: tests call the methods.
@preconcurrency @MainActor
public protocol UINavigationItemRenameDelegate: DelegateObject {
  func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)
  func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool
  func navigationItem(
    _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
    selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>)
  func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool
}

extension UINavigationItemRenameDelegate {
  public func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool { true }
  public func navigationItem(
    _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
    selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>) { (suggestedTitle, selectedRange) }
  public func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool { true }
}
