/// The display state of a promotion card.
public struct PromotionCardDisplayState: Hashable, Sendable {
  public var title: String
  public var message: String
  /// One of the library's gradients, by its number.
  public var ground: Int
  public var symbol: String
  /// Whether the user opted in.
  public var isClaimed: Bool

  public init(title: String, message: String, ground: Int, symbol: String, isClaimed: Bool = false) {
    self.title = title
    self.message = message
    self.ground = ground
    self.symbol = symbol
    self.isClaimed = isClaimed
  }
}
