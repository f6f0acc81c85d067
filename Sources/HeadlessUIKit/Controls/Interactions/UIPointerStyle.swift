public import Foundation

/// What a pointer looks like, and what it does to the view below it.
@preconcurrency @MainActor
public final class UIPointerStyle: NSObject {
  public let effect: UIPointerEffect?
  public let shape: UIPointerShape?

  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.effect = effect
    self.shape = shape
  }

  public init(shape: UIPointerShape) {
    effect = nil
    self.shape = shape
  }
}
