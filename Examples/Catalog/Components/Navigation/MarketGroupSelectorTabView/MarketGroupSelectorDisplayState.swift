/// The display state of a match's market group tabs.
public struct MarketGroupSelectorDisplayState: Hashable, Sendable {
  public var groups: [MarketGroup]
  public var selection: String?

  public init(groups: [MarketGroup], selection: String? = nil) {
    self.groups = groups
    self.selection = selection
  }
}
