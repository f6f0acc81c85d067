extension UIView {
  /// The change of an animation's speed over time.
  public enum AnimationCurve: Int, CaseIterable, Sendable {
    case easeInOut = 0
    case easeIn = 1
    case easeOut = 2
    case linear = 3
  }
}
