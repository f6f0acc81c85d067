public import Foundation

/// What views and view controllers have in common: they live on the main actor.
///
/// A synchronous XCTest method is not on the main actor as far as the compiler knows, though it runs on the main
/// thread. In the Swift 5 language mode it may make and use views and controllers as they are; in the Swift 6 mode
/// the compiler warns, unless the calls are within `MainActor.assumeIsolated { }`, or the method is
/// `@MainActor func test() async`. Models that are marked `@MainActor` themselves are errors in both modes outside
/// of these two. A test of Swift Testing says `@MainActor @Test`.
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
