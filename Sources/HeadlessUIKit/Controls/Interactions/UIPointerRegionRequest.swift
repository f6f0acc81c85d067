public import Foundation

/// Where a pointer is, in the interaction's view.
@preconcurrency @MainActor
public final class UIPointerRegionRequest: NSObject {
  public let location: CGPoint

  init(location: CGPoint) {
    self.location = location
  }
}
