/// The display state of a market with several lines.
public struct MarketOutcomesMultiLineDisplayState: Hashable, Sendable {
  public var title: String
  /// The names of the lines in the view model, from top to bottom.
  public var lines: [String]
  /// Whether all lines are shown instead of the first few.
  public var isExpanded: Bool
  /// The number of lines shown while the market is not expanded.
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
