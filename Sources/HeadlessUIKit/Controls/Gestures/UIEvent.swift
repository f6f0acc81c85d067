public import Foundation

/// The touches of one moment.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  open internal(set) var allTouches: Set<UITouch>?

  public override init() {
    super.init()
  }
}
