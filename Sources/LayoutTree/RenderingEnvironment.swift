public import FirstFrameGeometry
public import Foundation

/// The device and the settings for which a component is rendered.
public struct RenderingEnvironment: Hashable, Sendable {
  /// The size in points; `nil` for the component's own size, or its fitting size if it has no size.
  public var size: CGSize?
  /// The number of pixels per point.
  public var scale: CGFloat
  public var appearance: Appearance
  public var layoutDirection: LayoutDirection
  /// The insets of the safe area, which no part of the device covers, in points.
  public var safeArea: EdgeInsets
  /// The text size that the user prefers.
  public var contentSize: ContentSize
  /// The horizontal size class; `nil` for the size class of a device with a screen of ``size``.
  public var horizontalSizeClass: SizeClass?
  /// The vertical size class; `nil` for the size class of a device with a screen of ``size``.
  public var verticalSizeClass: SizeClass?
  /// The kind of device; `nil` for the idiom of a device with a screen of ``size``.
  public var idiom: Idiom?
  /// Whether the user prefers stronger contrasts.
  public var isContrastIncreased: Bool
  /// Whether the user prefers bold text.
  public var isTextBold: Bool
  /// The version of iOS whose look components have.
  public var systemVersion: SystemVersion

  public init(
    size: CGSize? = nil, scale: CGFloat = 2, appearance: Appearance = .light,
    layoutDirection: LayoutDirection = .leftToRight, safeArea: EdgeInsets = .zero,
    contentSize: ContentSize = .large, horizontalSizeClass: SizeClass? = nil, verticalSizeClass: SizeClass? = nil,
    idiom: Idiom? = nil, isContrastIncreased: Bool = false, isTextBold: Bool = false,
    systemVersion: SystemVersion = .default
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
    self.systemVersion = systemVersion
  }
}

/// Whether an interface is light, with dark text, or dark, with light text.
public enum Appearance: String, CaseIterable, Codable, Sendable {
  case light, dark
}

/// The side on which lines of text and rows of views begin.
public enum LayoutDirection: String, CaseIterable, Codable, Sendable {
  case leftToRight, rightToLeft
}

/// The text size that a user prefers, from the smallest to the largest; `large` is the default of devices.
public enum ContentSize: String, CaseIterable, Codable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge
}

/// The amount of space along an axis.
public enum SizeClass: String, CaseIterable, Codable, Sendable {
  case compact, regular
}

/// The kind of device that shows an interface.
public enum Idiom: String, CaseIterable, Codable, Sendable {
  case phone, pad, tv, carPlay, mac, vision
}
