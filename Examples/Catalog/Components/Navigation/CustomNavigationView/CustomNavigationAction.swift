/// An action of a navigation bar.
public struct CustomNavigationAction: Hashable, Identifiable, Sendable {
  public var id: String
  public var symbol: String
  /// The action's accessibility label.
  public var label: String

  public init(id: String, symbol: String, label: String) {
    self.id = id
    self.symbol = symbol
    self.label = label
  }
}
