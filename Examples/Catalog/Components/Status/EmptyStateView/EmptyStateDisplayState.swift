/// The display state of a page without content.
public struct EmptyStateDisplayState: Hashable, Sendable {
  public var symbol: String
  public var title: String
  public var message: String
  /// The title of the action that helps.
  public var action: SimpleButtonDisplayState?

  public init(symbol: String, title: String, message: String, action: SimpleButtonDisplayState? = nil) {
    self.symbol = symbol
    self.title = title
    self.message = message
    self.action = action
  }
}
