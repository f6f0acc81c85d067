public import Foundation

/// Something that would be felt. Here it is counted, for tests.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// How often something would have been felt.
  public internal(set) var feedbackCount = 0

  public override init() {
    super.init()
  }

  open func prepare() {}
}
