public import Foundation

/// A distance between items: just so many points, or as many and more.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject {
  public let spacing: CGFloat
  public let isFlexible: Bool

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    self.isFlexible = isFlexible
  }

  open var isFixed: Bool { !isFlexible }

  /// Points.
  open class func fixed(_ fixedSpacing: CGFloat) -> Self { make(fixedSpacing, isFlexible: false) }

  /// No less than so many points; what is left over is shared by the flexible distances.
  open class func flexible(_ flexibleSpacing: CGFloat) -> Self { make(flexibleSpacing, isFlexible: true) }

  private static func make(_ spacing: CGFloat, isFlexible: Bool) -> Self {
    guard let made = NSCollectionLayoutSpacing(spacing, isFlexible: isFlexible) as? Self else {
      preconditionFailure("NSCollectionLayoutSpacing is not to be subclassed")
    }
    return made
  }
}
