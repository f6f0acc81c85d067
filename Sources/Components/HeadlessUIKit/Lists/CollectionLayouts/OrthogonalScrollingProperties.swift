public import Foundation

/// How a section that scrolls orthogonally slows down and bounces. It has no effect on sections at rest.
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  open var decelerationRate = DecelerationRate.automatic
  open var bounce = Bounce.automatic

  public override init() {
    super.init()
  }

  /// How fast scrolling ends.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public static let automatic = DecelerationRate(rawValue: -1)
    public static let normal = DecelerationRate(rawValue: UIScrollView.DecelerationRate.normal.rawValue)
    public static let fast = DecelerationRate(rawValue: UIScrollView.DecelerationRate.fast.rawValue)

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }
  }

  /// Whether scrolling bounces at the ends.
  public enum Bounce: Int, CaseIterable, Sendable {
    case automatic = 0
    case always = 1
    case never = 2
  }
}
