/// The display state of a promotion card.
public struct PromotionCardDisplayState: Hashable, Sendable {
  public var title: String
  public var message: String
  /// The number of one of the library's gradients.
  public var gradient: Int
  public var symbol: String
  /// Whether the user opted in.
  public var isClaimed: Bool

  public init(title: String, message: String, gradient: Int, symbol: String, isClaimed: Bool = false) {
    self.title = title
    self.message = message
    self.gradient = gradient
    self.symbol = symbol
    self.isClaimed = isClaimed
  }
}
