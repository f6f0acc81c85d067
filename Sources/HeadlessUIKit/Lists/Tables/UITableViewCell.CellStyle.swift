extension UITableViewCell {
  /// How the labels lie: one; one at each side; a short one before; one above the other.
  public enum CellStyle: Int, Sendable {
    case `default`
    case value1
    case value2
    case subtitle
  }
}
