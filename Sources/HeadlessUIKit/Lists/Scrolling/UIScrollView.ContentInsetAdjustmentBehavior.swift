extension UIScrollView {
  /// When the safe area counts as part of the insets.
  public enum ContentInsetAdjustmentBehavior: Int, CaseIterable, Sendable {
    case automatic = 0
    case scrollableAxes = 1
    case never = 2
    case always = 3
  }
}
