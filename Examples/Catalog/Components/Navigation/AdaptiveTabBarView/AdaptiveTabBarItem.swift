/// An item of a tab bar.
public struct AdaptiveTabBarItem: Hashable, Identifiable, Sendable {
  public var id: String
  public var title: String
  public var symbol: String
  /// The number of new items; 0 for none.
  public var badgeCount: Int
  /// The bar that replaces this one when the item is selected.
  public var opensBar: String?

  public init(id: String, title: String, symbol: String, badgeCount: Int = 0, opensBar: String? = nil) {
    self.id = id
    self.title = title
    self.symbol = symbol
    self.badgeCount = badgeCount
    self.opensBar = opensBar
  }

  /// The count, shortened to fit into a badge.
  func badge(in wording: Wording) -> String? {
    badgeCount > 99 ? wording.number(99) + "+" : badgeCount > 0 ? wording.number(badgeCount) : nil
  }
}
