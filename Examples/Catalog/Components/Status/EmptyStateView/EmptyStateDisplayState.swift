/// The display state of a page without content.
public struct EmptyStateDisplayState: Hashable, Sendable {
  public var symbol: String
  public var title: String
  public var message: String
  /// The button for an action that adds content; `nil` for none.
  public var action: SimpleButtonDisplayState?

  public init(symbol: String, title: String, message: String, action: SimpleButtonDisplayState? = nil) {
    self.symbol = symbol
    self.title = title
    self.message = message
    self.action = action
  }
}
