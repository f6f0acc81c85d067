/// A place that a tab bar leads to.
public struct AdaptiveTabBarItem: Hashable, Identifiable, Sendable {
  public var id: String
  public var title: String
  public var symbol: String
  /// How much waits there; 0 for nothing.
  public var badgeCount: Int
  /// The bar that takes this one's place when the item is selected.
  public var opensBar: String?

  public init(id: String, title: String, symbol: String, badgeCount: Int = 0, opensBar: String? = nil) {
    self.id = id
    self.title = title
    self.symbol = symbol
    self.badgeCount = badgeCount
    self.opensBar = opensBar
  }

  /// The count as it fits into a badge.
  func badge(in wording: Wording) -> String? {
    badgeCount > 99 ? wording.number(99) + "+" : badgeCount > 0 ? wording.number(badgeCount) : nil
  }
}
