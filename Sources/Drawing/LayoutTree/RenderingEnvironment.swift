public import FirstFrameGeometry
public import FirstFrameTypesetting
public import Foundation

/// The device and the settings for which a component is rendered.
public struct RenderingEnvironment: Hashable, Sendable {
  /// The size in points; `nil` for the component's own size, or its fitting size if it has no size.
  public var size: CGSize?
  /// The width in points, with the height that the component needs in it; `nil` for ``size``, which takes precedence.
  public var width: CGFloat?
  /// The size of the device's screen, in points. If `nil`, it is ``size``, unless that is smaller than any phone; a
  /// component of such a size is part of the screen of a current phone.
  public var screenSize: CGSize?
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
  /// The typesetter that measures and draws texts; unless it was set, `Typesetter.shared`.
  public var typesetter: Typesetter {
    get { ownTypesetter ?? .shared }
    set { ownTypesetter = newValue }
  }
  /// The typesetter that was set.
  private var ownTypesetter: Typesetter?

  public init(
    size: CGSize? = nil, width: CGFloat? = nil, screenSize: CGSize? = nil, scale: CGFloat = 2,
    appearance: Appearance = .light,
    layoutDirection: LayoutDirection = .leftToRight, safeArea: EdgeInsets = .zero,
    contentSize: ContentSize = .large, horizontalSizeClass: SizeClass? = nil, verticalSizeClass: SizeClass? = nil,
    idiom: Idiom? = nil, isContrastIncreased: Bool = false, isTextBold: Bool = false,
    systemVersion: SystemVersion = .default
  ) {
    self.size = size
    self.width = width
    self.screenSize = screenSize
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

extension RenderingEnvironment {
  /// The environment of the assertion or drawing that is in progress; `nil` outside of one.
  ///
  /// It is set while an assertion evaluates its value and while a component describes its first frame. A toolkit reads
  /// the device from it: a component can ask for the screen in its initializer, before it is part of a tree.
  @TaskLocal public static var current: RenderingEnvironment?

  /// Calls a closure that creates a component for this environment.
  public func performAsCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.$current.withValue(self, operation: body)
  }

  /// The same device with a user's default settings: light appearance, left-to-right layout, the default text size and
  /// contrast, and regular text.
  ///
  /// A component is created with these settings. Others reach it as a change, so that it looks the same whether it was
  /// created before, in or after another assertion.
  public var withDefaultSettings: RenderingEnvironment {
    var environment = self
    environment.appearance = .light
    environment.layoutDirection = .leftToRight
    environment.contentSize = .large
    environment.isContrastIncreased = false
    environment.isTextBold = false
    return environment
  }
}

extension Typesetter {
  /// The typesetter of the drawing that is in progress; outside of one, ``shared``.
  package static var current: Typesetter { RenderingEnvironment.current?.typesetter ?? .shared }
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

extension TaskLocal {
  /// Runs a function with a value for the current task, and keeps the type of its errors: `withValue` of the standard
  /// library makes any error of it.
  package func withValue<Result, Failure: Error>(
    _ value: Value, throwing body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try withValue(value, operation: { Swift.Result(catching: body) }).get()
  }
}
