public import Foundation

/// What a view does to what is behind it.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {
  /// The flat colour that stands for the effect; clear where it changes nothing by itself.
  var color: UIColor { .clear }

  override init() {
    super.init()
  }
}
