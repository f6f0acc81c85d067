public import Foundation

/// A generator of haptic feedback. The feedback is only counted, for tests.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// The number of times feedback was generated.
  public internal(set) var feedbackCount = 0

  public override init() {
    super.init()
  }

  /// Creates a generator that belongs to a view.
  public convenience init(view: UIView) {
    self.init()
  }

  open func prepare() {}
}

/// Generates feedback for impacts.
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

  public convenience init(style: FeedbackStyle, view: UIView) {
    self.init(style: style)
  }

  open func impactOccurred() { feedbackCount += 1 }
  open func impactOccurred(intensity: CGFloat) { feedbackCount += 1 }
  open func impactOccurred(at location: CGPoint) { feedbackCount += 1 }
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) { feedbackCount += 1 }
}

extension UIImpactFeedbackGenerator {
  public enum FeedbackStyle: Int, CaseIterable, Sendable {
    case light = 0
    case medium = 1
    case heavy = 2
    case soft = 3
    case rigid = 4
  }
}

/// Generates feedback for successes, warnings and errors.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  open func notificationOccurred(_ notificationType: FeedbackType) { feedbackCount += 1 }
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) { feedbackCount += 1 }
}

extension UINotificationFeedbackGenerator {
  public enum FeedbackType: Int, CaseIterable, Sendable {
    case success = 0
    case warning = 1
    case error = 2
  }
}

/// Generates feedback for changes of a selection.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() { feedbackCount += 1 }
  open func selectionChanged(at location: CGPoint) { feedbackCount += 1 }
}
