extension UISlider {
  /// Whether a slider has a thumb.
  public enum Style: Int, CaseIterable, Sendable {
    case `default` = 0
    case thumbless = 1
  }

}
