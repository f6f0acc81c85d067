public import Foundation

/// A part of a view in which a pointer keeps its style.
@preconcurrency @MainActor
public final class UIPointerRegion: NSObject {
  public let rect: CGRect
  public let identifier: AnyHashable?

  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
  }
}
