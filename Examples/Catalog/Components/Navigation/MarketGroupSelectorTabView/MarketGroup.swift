/// A group of a match's markets.
public struct MarketGroup: Hashable, Identifiable, Sendable {
  public var id: String
  public var title: String
  /// The number of markets; `nil` if unknown.
  public var count: Int?

  public init(id: String, title: String, count: Int? = nil) {
    self.id = id
    self.title = title
    self.count = count
  }
}
