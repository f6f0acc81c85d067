/// The display state of a button.
public struct SimpleButtonDisplayState: Hashable, Sendable {
  public var title: String
  /// A symbol before the title.
  public var symbol: String?
  public var style: SimpleButtonStyle
  public var isEnabled: Bool
  /// Whether the button's action is in progress.
  public var isLoading: Bool

  public init(
    title: String, symbol: String? = nil, style: SimpleButtonStyle = .primary, isEnabled: Bool = true,
    isLoading: Bool = false
  ) {
    self.title = title
    self.symbol = symbol
    self.style = style
    self.isEnabled = isEnabled
    self.isLoading = isLoading
  }
}
