extension UIMenuElement {
  /// Whether an element carries a checkmark, a dash, or none.
  public enum State: Int, CaseIterable, Sendable {
    case off = 0
    case on = 1
    case mixed = 2
  }
}
