public import FirstFrameGeometry
public import Foundation

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
  /// Nil for that of a device whose screen is as large as ``size``.
  public var horizontalSizeClass: SizeClass?
  /// Nil for that of a device whose screen is as large as ``size``.
  public var verticalSizeClass: SizeClass?
  /// Nil for that of a device whose screen is as large as ``size``.
  public var idiom: Idiom?
  /// Whether the reader asks for stronger contrasts.
  public var isContrastIncreased: Bool
  /// Whether the reader asks for bold text.
  public var isTextBold: Bool

  public init(
    size: CGSize? = nil, scale: CGFloat = 2, appearance: Appearance = .light,
    layoutDirection: LayoutDirection = .leftToRight, safeArea: EdgeInsets = .zero,
    contentSize: ContentSize = .large, horizontalSizeClass: SizeClass? = nil, verticalSizeClass: SizeClass? = nil,
    idiom: Idiom? = nil, isContrastIncreased: Bool = false, isTextBold: Bool = false
  ) {
    self.size = size
    self.scale = scale
    self.appearance = appearance
    self.layoutDirection = layoutDirection
    self.safeArea = safeArea
    self.contentSize = contentSize
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.idiom = idiom
    self.isContrastIncreased = isContrastIncreased
    self.isTextBold = isTextBold
  }
}

/// Whether an interface is drawn dark on light or light on dark.
public enum Appearance: String, CaseIterable, Codable, Sendable {
  case light, dark
}

/// The side on which lines of text and rows of views begin.
public enum LayoutDirection: String, CaseIterable, Codable, Sendable {
  case leftToRight, rightToLeft
}

/// How large a reader wants text, from the smallest to the largest; `large` is what devices come with.
public enum ContentSize: String, CaseIterable, Codable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge
}

/// How much room there is along an axis.
public enum SizeClass: String, CaseIterable, Codable, Sendable {
  case compact, regular
}

/// The kind of device that an interface is on.
public enum Idiom: String, CaseIterable, Codable, Sendable {
  case phone, pad, tv, carPlay, mac, vision
}
