/// What can be done from a navigation bar.
public struct CustomNavigationAction: Hashable, Identifiable, Sendable {
  public var id: String
  public var symbol: String
  /// What the action is called by who reads the screen aloud.
  public var label: String

  public init(id: String, symbol: String, label: String) {
    self.id = id
    self.symbol = symbol
    self.label = label
  }
}
