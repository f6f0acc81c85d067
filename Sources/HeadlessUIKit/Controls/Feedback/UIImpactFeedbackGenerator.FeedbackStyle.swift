extension UIImpactFeedbackGenerator {
  public enum FeedbackStyle: Int, CaseIterable, Sendable {
    case light = 0
    case medium = 1
    case heavy = 2
    case soft = 3
    case rigid = 4
  }
}
