public import Foundation

/// What views and view controllers have in common.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// Held for as long as the responder lives.
  var observations: [ObserveToken] = []

  public override init() {
    super.init()
  }

  /// Whom events go to that this responder does not handle.
  open var next: UIResponder? { nil }
}
