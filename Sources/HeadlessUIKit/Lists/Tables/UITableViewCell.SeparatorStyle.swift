extension UITableViewCell {
  public enum SeparatorStyle: Int, Sendable {
    case none
    case singleLine
  }
}
