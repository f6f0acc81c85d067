import FirstFrameLayoutTree
import Foundation

extension UINavigationItem {
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
