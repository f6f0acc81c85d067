/// One of the bars that an adaptive tab bar switches between.
public struct AdaptiveTabBarConfiguration: Hashable, Identifiable, Sendable {
  public var id: String
  public var items: [AdaptiveTabBarItem]

  public init(id: String, items: [AdaptiveTabBarItem]) {
    self.id = id
    self.items = items
  }
}
