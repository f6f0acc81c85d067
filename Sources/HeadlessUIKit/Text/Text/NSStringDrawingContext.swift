public import Foundation

/// How far text may shrink while it is measured, and how far it did.
public final class NSStringDrawingContext: NSObject {
  /// The smallest factor; 0 and 1 for none.
  public var minimumScaleFactor: CGFloat = 0
  /// The factor that the last text was measured at.
  public internal(set) var actualScaleFactor: CGFloat = 1
  /// The rectangle of the last text.
  public internal(set) var totalBounds = CGRect.zero
}
