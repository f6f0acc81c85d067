public import Foundation

/// The radii of a rectangle's four corners, in points.
public struct CornerRadii: Hashable, Sendable {
  public var topLeft: CGFloat
  public var topRight: CGFloat
  public var bottomRight: CGFloat
  public var bottomLeft: CGFloat

  public static let zero = CornerRadii(0)

  public init(_ radius: CGFloat) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }

  public init(topLeft: CGFloat, topRight: CGFloat, bottomRight: CGFloat, bottomLeft: CGFloat) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// The radii in clockwise order from the top left, as CSS writes them.
  public var clockwise: [CGFloat] { [topLeft, topRight, bottomRight, bottomLeft] }

  public var isZero: Bool { self == .zero }

  /// The radii scaled down together until no two of them overlap on any side of a rectangle.
  ///
  /// Source: CSS Backgrounds and Borders 3, section 4.5, "Overlapping curves".
  public func fitted(to size: CGSize) -> CornerRadii {
    let sides = [
      (size.width, topLeft + topRight), (size.height, topRight + bottomRight),
      (size.width, bottomLeft + bottomRight), (size.height, topLeft + bottomLeft),
    ]
    let scale = sides.filter { $0.1 > $0.0 }.map { $0.0 / $0.1 }.min() ?? 1
    return scale < 1 ? map { $0 * scale } : self
  }

  /// The radii of the rectangle that lies a distance inside this one's edges.
  public func inset(by distance: CGFloat) -> CornerRadii {
    map { max($0 - distance, 0) }
  }

  public func map(_ transform: (CGFloat) -> CGFloat) -> CornerRadii {
    CornerRadii(
      topLeft: transform(topLeft), topRight: transform(topRight),
      bottomRight: transform(bottomRight), bottomLeft: transform(bottomLeft))
  }
}
