/// What a market of several lines shows.
public struct MarketOutcomesMultiLineDisplayState: Hashable, Sendable {
  public var title: String
  /// The lines from the top, by the names under which the view model has them.
  public var lines: [String]
  /// Whether all lines are shown, and not only the first ones.
  public var isExpanded: Bool
  /// How many lines are shown while the market is not expanded.
  public var collapsedCount: Int

  public init(title: String, lines: [String], isExpanded: Bool = false, collapsedCount: Int = 2) {
    self.title = title
    self.lines = lines
    self.isExpanded = isExpanded
    self.collapsedCount = collapsedCount
  }

  var shownLines: [String] { isExpanded ? lines : Array(lines.prefix(collapsedCount)) }
  var hiddenCount: Int { max(lines.count - collapsedCount, 0) }
}
