public import Foundation

// `@unchecked Sendable`: the path is read on the main actor only.
/// The shadow of a background. Its default is clear.
public struct UIShadowProperties: Hashable, @unchecked Sendable {
  public var color = UIColor.black
  /// The opacity, from 0 to 1.
  public var opacity: CGFloat = 0
  /// The radius of the blur, in points.
  public var radius: CGFloat = 3
  /// The distance from the background, in points.
  public var offset = CGSize(width: 0, height: -3)
  /// The outline of the shadow; `nil` for that of the background.
  public var path: UIBezierPath?

  public init() {}
}
