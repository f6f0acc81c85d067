extension UINotificationFeedbackGenerator {
  public enum FeedbackType: Int, CaseIterable, Sendable {
    case success = 0
    case warning = 1
    case error = 2
  }
}
