/// A group of a match's markets.
public struct MarketGroup: Hashable, Identifiable, Sendable {
  public var id: String
  public var title: String
  /// How many markets are in it; nil while that is not known.
  public var count: Int?

  public init(id: String, title: String, count: Int? = nil) {
    self.id = id
    self.title = title
    self.count = count
  }
}
