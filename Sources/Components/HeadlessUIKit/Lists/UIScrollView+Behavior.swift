import FirstFrameLayoutTree
public import Foundation

extension UIScrollView {
  /// How fast scrolling ends. A test sets the offset, so that it has no effect.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }
  }

  /// When an index is shown.
  public enum IndexDisplayMode: Int, CaseIterable, Sendable {
    case automatic = 0
    case alwaysHidden = 1
  }

  /// Has no effect: indicators are hidden at rest.
  func standardFlashScrollIndicators() {}
}
