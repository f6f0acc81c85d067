/// The display state of a pill.
public struct PillItemDisplayState: Hashable, Sendable {
  public var title: String
  /// A symbol before the title.
  public var symbol: String?
  public var isSelected: Bool

  public init(title: String, symbol: String? = nil, isSelected: Bool = false) {
    self.title = title
    self.symbol = symbol
    self.isSelected = isSelected
  }
}
