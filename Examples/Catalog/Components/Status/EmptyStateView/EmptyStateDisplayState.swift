/// What a page says that has nothing to show.
public struct EmptyStateDisplayState: Hashable, Sendable {
  public var symbol: String
  public var title: String
  public var message: String
  /// What can be done about it.
  public var action: SimpleButtonDisplayState?

  public init(symbol: String, title: String, message: String, action: SimpleButtonDisplayState? = nil) {
    self.symbol = symbol
    self.title = title
    self.message = message
    self.action = action
  }
}
