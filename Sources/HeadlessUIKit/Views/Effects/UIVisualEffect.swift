public import Foundation

/// An effect on the content behind a view.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {
  /// The flat colour that represents the effect; clear if the effect draws nothing by itself.
  var color: UIColor { .clear }

  override init() {
    super.init()
  }
}
