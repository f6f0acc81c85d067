public import Foundation

/// What is felt as something collides.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public let style: FeedbackStyle

  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  public convenience override init() {
    self.init(style: .medium)
  }

  open func impactOccurred() { feedbackCount += 1 }
  open func impactOccurred(intensity: CGFloat) { feedbackCount += 1 }
}
