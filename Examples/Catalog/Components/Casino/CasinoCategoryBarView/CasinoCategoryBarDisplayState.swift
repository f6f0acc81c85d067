/// What the head of a category of games shows.
public struct CasinoCategoryBarDisplayState: Hashable, Sendable {
  public var title: String
  public var symbol: String
  /// How many games are in the category; nil while that is not known.
  public var count: Int?

  public init(title: String, symbol: String, count: Int? = nil) {
    self.title = title
    self.symbol = symbol
    self.count = count
  }
}
