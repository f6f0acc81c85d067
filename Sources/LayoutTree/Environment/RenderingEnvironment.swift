public import Foundation
public import Geometry

/// The world that a component is rendered in: what a device and its settings would tell it.
public struct RenderingEnvironment: Hashable, Sendable {
  /// The size to take, in points; nil for the component's own size, or its fitting size where it has none.
  public var size: CGSize?
  /// Pixels per point.
  public var scale: CGFloat
  public var appearance: Appearance
  public var layoutDirection: LayoutDirection
  /// The parts of the edges that a device covers, in points.
  public var safeArea: EdgeInsets
  /// How large the reader wants text.
  public var contentSize: ContentSize

  public init(
    size: CGSize? = nil, scale: CGFloat = 2, appearance: Appearance = .light,
    layoutDirection: LayoutDirection = .leftToRight, safeArea: EdgeInsets = .zero,
    contentSize: ContentSize = .large
  ) {
    self.size = size
    self.scale = scale
    self.appearance = appearance
    self.layoutDirection = layoutDirection
    self.safeArea = safeArea
    self.contentSize = contentSize
  }
}
