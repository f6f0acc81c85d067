extension UICollectionLayoutListConfiguration {
  /// How a list looks as a whole.
  public enum Appearance: Int, CaseIterable, Sendable {
    case plain = 0
    case grouped = 1
    case insetGrouped = 2
    case sidebar = 3
    case sidebarPlain = 4
  }
}
