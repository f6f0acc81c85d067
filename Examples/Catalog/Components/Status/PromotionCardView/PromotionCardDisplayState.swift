/// What the card of an offer shows.
public struct PromotionCardDisplayState: Hashable, Sendable {
  public var title: String
  public var message: String
  /// One of the library's grounds, by its number.
  public var ground: Int
  public var symbol: String
  /// Whether the reader takes part.
  public var isClaimed: Bool

  public init(title: String, message: String, ground: Int, symbol: String, isClaimed: Bool = false) {
    self.title = title
    self.message = message
    self.ground = ground
    self.symbol = symbol
    self.isClaimed = isClaimed
  }
}
