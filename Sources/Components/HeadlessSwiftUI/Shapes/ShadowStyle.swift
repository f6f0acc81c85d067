import FirstFrameLayoutTree
public import HeadlessUIKit

/// A shadow of what a style fills.
public struct ShadowStyle: Equatable, Sendable {
  let color: Color
  let radius: CGFloat
  let offset: CGSize
  let isInner: Bool

  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: false)
  }
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: true)
  }
}

extension ShapeStyle {
  /// Fills with a shadow. What is filled has none here; the modifier `shadow` of views draws one.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    UsageWarnings.warnOfNoEffect("ShapeStyle.shadow", "what a style fills has no shadow")
    return self
  }

  /// The style as in a rectangle of another place. Gradients fill the space of their views here.
  public func `in`(_ rect: CGRect) -> some ShapeStyle {
    UsageWarnings.warnOfNoEffect("ShapeStyle.in", "a style fills the space of its view")
    return self
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  public static func shadow(_ style: ShadowStyle) -> AnyShapeStyle { AnyShapeStyle(ForegroundStyle().shadow(style)) }
}
