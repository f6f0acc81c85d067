public import HeadlessUIKit

extension Edge {
  /// A corner of a rectangle.
  public enum Corner: CaseIterable, Hashable, Sendable {
    case topLeading, topTrailing, bottomLeading, bottomTrailing

    /// The radius of a corner, since iOS 26.
    public struct Style: Hashable, Sendable {
      /// The radius in points; `nil` for that of the container.
      let radius: CGFloat?
      /// The smallest radius of a concentric corner, in points.
      let minimum: CGFloat

      public static var concentric: Style { Style(radius: nil, minimum: 0) }
      public static func concentric(minimum: Style) -> Style { Style(radius: nil, minimum: minimum.radius ?? 0) }
      public static func fixed(_ radius: CGFloat) -> Style { Style(radius: radius, minimum: radius) }
    }
  }
}

/// A shape with rounded corners, since iOS 26.
@MainActor @preconcurrency
public protocol RoundedRectangularShape: Shape {}

extension Rectangle: RoundedRectangularShape {}
extension RoundedRectangle: RoundedRectangularShape {}
extension UnevenRoundedRectangle: RoundedRectangularShape {}
extension Capsule: RoundedRectangularShape {}
extension Circle: RoundedRectangularShape {}

/// A rectangle whose corners follow those of its container, since iOS 26.
///
/// Containers have no shape here, so a concentric corner has its smallest radius.
nonisolated public struct ConcentricRectangle: InsettableShape, RoundedRectangularShape, Sendable {
  private let corners: [Edge.Corner.Style]
  private var inset: CGFloat = 0

  public init() { self.init(corners: .concentric) }
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.corners = Array(repeating: corners, count: 4)
  }
  public init(
    topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) { corners = [topLeadingCorner, topTrailingCorner, bottomLeadingCorner, bottomTrailingCorner] }

  public func path(in rect: CGRect) -> Path {
    let radii = corners.map { max($0.minimum - inset, 0) }
    return Path(
      roundedRect: rect.insetBy(dx: inset, dy: inset),
      cornerRadii: RectangleCornerRadii(
        topLeading: radii[0], bottomLeading: radii[2], bottomTrailing: radii[3], topTrailing: radii[1]))
  }

  public func inset(by amount: CGFloat) -> ConcentricRectangle {
    var shape = self
    shape.inset += amount
    return shape
  }
}

extension Shape where Self == ConcentricRectangle {
  public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> ConcentricRectangle {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }
}
