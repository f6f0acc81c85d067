/// What is felt as something succeeded, or did not.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  open func notificationOccurred(_ notificationType: FeedbackType) { feedbackCount += 1 }
}
