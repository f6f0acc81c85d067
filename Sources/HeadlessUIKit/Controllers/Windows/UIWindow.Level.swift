public import Foundation

extension UIWindow {
  /// How far in front of other windows a window lies.
  public struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }
  }
}
