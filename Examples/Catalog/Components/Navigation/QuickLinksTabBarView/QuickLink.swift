/// A link to a destination of the app.
public struct QuickLink: Hashable, Identifiable, Sendable {
  public var id: String
  public var title: String
  public var symbol: String

  public init(id: String, title: String, symbol: String) {
    self.id = id
    self.title = title
    self.symbol = symbol
  }
}
