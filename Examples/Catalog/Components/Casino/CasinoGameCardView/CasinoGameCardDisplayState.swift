/// The display state of a game card.
public struct CasinoGameCardDisplayState: Hashable, Sendable {
  public var title: String
  public var provider: String
  public var artwork: GameArtwork
  /// The minimum stake.
  public var minimumStake: Money
  /// The rating, from 0 to 5 stars.
  public var rating: Int
  public var isNew: Bool
  public var isFavorite: Bool

  public init(
    title: String, provider: String, artwork: GameArtwork, minimumStake: Money, rating: Int, isNew: Bool = false,
    isFavorite: Bool = false
  ) {
    self.title = title
    self.provider = provider
    self.artwork = artwork
    self.minimumStake = minimumStake
    self.rating = rating
    self.isNew = isNew
    self.isFavorite = isFavorite
  }
}
