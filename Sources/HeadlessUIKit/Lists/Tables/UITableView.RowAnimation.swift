extension UITableView {
  /// How a change of rows would be animated. Changes are shown at once here.
  public enum RowAnimation: Int, Sendable {
    case fade
    case right
    case left
    case top
    case bottom
    case none
    case middle
    case automatic = 100
  }
}
