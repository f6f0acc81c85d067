public import Foundation

/// A place that a tab leads to.
public final class NSTextTab: NSObject, Sendable {
  public let alignment: NSTextAlignment
  /// From the side on which lines begin, in points.
  public let location: CGFloat

  public init(textAlignment alignment: NSTextAlignment, location: CGFloat, options: [AnyHashable: Any] = [:]) {
    self.alignment = alignment
    self.location = location
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return alignment == other.alignment && location == other.location
  }

  public override var hash: Int { location.hashValue }
}
