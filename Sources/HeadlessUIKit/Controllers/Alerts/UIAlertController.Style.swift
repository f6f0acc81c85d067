extension UIAlertController {
  public enum Style: Int, CaseIterable, Sendable {
    case actionSheet = 0
    case alert = 1
  }
}
