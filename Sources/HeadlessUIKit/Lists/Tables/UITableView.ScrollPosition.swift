extension UITableView {
  /// Where a row that is scrolled to comes to lie; `none` moves no further than needed to see it.
  public enum ScrollPosition: Int, Sendable {
    case none
    case top
    case middle
    case bottom
  }
}
