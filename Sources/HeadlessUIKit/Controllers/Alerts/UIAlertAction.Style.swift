extension UIAlertAction {
  public enum Style: Int, CaseIterable, Sendable {
    case `default` = 0
    case cancel = 1
    case destructive = 2
  }
}
