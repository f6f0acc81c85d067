public import Foundation

/// What lies behind content.
public struct UIBackgroundConfiguration: Hashable, Sendable {
  /// Nil for the colour that goes with the content.
  public var backgroundColor: UIColor?
  /// In points.
  public var cornerRadius: CGFloat = 5.95
  public var strokeColor: UIColor?
  /// In points.
  public var strokeWidth: CGFloat = 0

  public init() {}

  public static func clear() -> UIBackgroundConfiguration {
    var background = UIBackgroundConfiguration()
    background.backgroundColor = .clear
    background.cornerRadius = 0
    return background
  }
}
