extension UIControl {
  /// Where a control's content lies along its height.
  public enum ContentVerticalAlignment: Int, CaseIterable, Sendable {
    case center = 0
    case top = 1
    case bottom = 2
    case fill = 3
  }
}
