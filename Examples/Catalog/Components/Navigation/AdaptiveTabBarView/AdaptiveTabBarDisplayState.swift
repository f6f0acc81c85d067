/// The display state of an adaptive tab bar.
public struct AdaptiveTabBarDisplayState: Hashable, Sendable {
  public var bars: [AdaptiveTabBarConfiguration]
  public var activeBar: String
  public var selectedItem: String

  public init(bars: [AdaptiveTabBarConfiguration], activeBar: String, selectedItem: String) {
    self.bars = bars
    self.activeBar = activeBar
    self.selectedItem = selectedItem
  }

  package var items: [AdaptiveTabBarItem] { bars.first { $0.id == activeBar }?.items ?? [] }
}
