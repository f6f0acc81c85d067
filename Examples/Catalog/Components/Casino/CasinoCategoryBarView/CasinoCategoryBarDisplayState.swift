/// The display state of the header of a category of games.
public struct CasinoCategoryBarDisplayState: Hashable, Sendable {
  public var title: String
  public var symbol: String
  /// The number of games in the category; `nil` if unknown.
  public var count: Int?

  public init(title: String, symbol: String, count: Int? = nil) {
    self.title = title
    self.symbol = symbol
    self.count = count
  }
}
