/// The display state of a row of amounts.
public struct AmountPillsDisplayState: Hashable, Sendable {
  public var amounts: [Money]
  public var selection: Money?

  public init(amounts: [Money], selection: Money? = nil) {
    self.amounts = amounts
    self.selection = selection
  }
}
