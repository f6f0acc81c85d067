public import HeadlessUIKit

/// A key of the environment.
public protocol EnvironmentKey {
  associatedtype Value

  static var defaultValue: Value { get }
}

/// Values that views inherit from their ancestors.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]
  private var objects: [ObjectIdentifier: AnyObject] = [:]

  public init() {}

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { objects[ObjectIdentifier(type)] as? Object }
    set { objects[ObjectIdentifier(type)] = newValue }
  }
}

/// A value of the environment that this module reads or sets.
private struct Key<Value, Tag>: EnvironmentKey {
  static var defaultValue: Value? { nil }
}

private enum Tag {
  enum ColorScheme {}
  enum Contrast {}
  enum Direction {}
  enum TypeSize {}
  enum Locale {}
  enum Calendar {}
  enum TimeZone {}
  enum Font {}
  enum Tint {}
  enum Alignment {}
  enum LineLimit {}
  enum LineSpacing {}
  enum ScaleFactor {}
  enum Truncation {}
  enum Enabled {}
  enum Scale {}
  enum Horizontal {}
  enum Vertical {}
  enum Weight {}
  enum Italic {}
  enum StackAxis {}
}

extension EnvironmentValues {
  public var colorScheme: ColorScheme {
    get { self[Key<ColorScheme, Tag.ColorScheme>.self] ?? .light }
    set { self[Key<ColorScheme, Tag.ColorScheme>.self] = newValue }
  }

  public var colorSchemeContrast: ColorSchemeContrast {
    get { self[Key<ColorSchemeContrast, Tag.Contrast>.self] ?? .standard }
    set { self[Key<ColorSchemeContrast, Tag.Contrast>.self] = newValue }
  }

  public var layoutDirection: LayoutDirection {
    get { self[Key<LayoutDirection, Tag.Direction>.self] ?? .leftToRight }
    set { self[Key<LayoutDirection, Tag.Direction>.self] = newValue }
  }

  public var dynamicTypeSize: DynamicTypeSize {
    get { self[Key<DynamicTypeSize, Tag.TypeSize>.self] ?? .large }
    set { self[Key<DynamicTypeSize, Tag.TypeSize>.self] = newValue }
  }

  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.dynamicTypeSize }
  }

  /// American English by default, independent of the machine's settings.
  public var locale: Locale {
    get { self[Key<Locale, Tag.Locale>.self] ?? ComponentPreview.locale }
    set { self[Key<Locale, Tag.Locale>.self] = newValue }
  }

  public var calendar: Calendar {
    get { self[Key<Calendar, Tag.Calendar>.self] ?? Calendar(identifier: .gregorian) }
    set { self[Key<Calendar, Tag.Calendar>.self] = newValue }
  }

  public var timeZone: TimeZone {
    get { self[Key<TimeZone, Tag.TimeZone>.self] ?? .gmt }
    set { self[Key<TimeZone, Tag.TimeZone>.self] = newValue }
  }

  public var font: Font? {
    get { self[Key<Font, Tag.Font>.self] ?? nil }
    set { self[Key<Font, Tag.Font>.self] = newValue }
  }

  public var multilineTextAlignment: TextAlignment {
    get { self[Key<TextAlignment, Tag.Alignment>.self] ?? .leading }
    set { self[Key<TextAlignment, Tag.Alignment>.self] = newValue }
  }

  public var lineLimit: Int? {
    get { self[Key<Int, Tag.LineLimit>.self] ?? nil }
    set { self[Key<Int, Tag.LineLimit>.self] = newValue }
  }

  public var lineSpacing: CGFloat {
    get { self[Key<CGFloat, Tag.LineSpacing>.self] ?? 0 }
    set { self[Key<CGFloat, Tag.LineSpacing>.self] = newValue }
  }

  public var minimumScaleFactor: CGFloat {
    get { self[Key<CGFloat, Tag.ScaleFactor>.self] ?? 1 }
    set { self[Key<CGFloat, Tag.ScaleFactor>.self] = newValue }
  }

  public var truncationMode: Text.TruncationMode {
    get { self[Key<Text.TruncationMode, Tag.Truncation>.self] ?? .tail }
    set { self[Key<Text.TruncationMode, Tag.Truncation>.self] = newValue }
  }

  public var isEnabled: Bool {
    get { self[Key<Bool, Tag.Enabled>.self] ?? true }
    set { self[Key<Bool, Tag.Enabled>.self] = newValue }
  }

  public var displayScale: CGFloat {
    get { self[Key<CGFloat, Tag.Scale>.self] ?? 2 }
    set { self[Key<CGFloat, Tag.Scale>.self] = newValue }
  }

  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[Key<UserInterfaceSizeClass, Tag.Horizontal>.self] ?? nil }
    set { self[Key<UserInterfaceSizeClass, Tag.Horizontal>.self] = newValue }
  }

  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[Key<UserInterfaceSizeClass, Tag.Vertical>.self] ?? nil }
    set { self[Key<UserInterfaceSizeClass, Tag.Vertical>.self] = newValue }
  }

  var tint: Color? {
    get { self[Key<Color, Tag.Tint>.self] ?? nil }
    set { self[Key<Color, Tag.Tint>.self] = newValue }
  }

  var fontWeight: Font.Weight? {
    get { self[Key<Font.Weight, Tag.Weight>.self] ?? nil }
    set { self[Key<Font.Weight, Tag.Weight>.self] = newValue }
  }

  var isItalic: Bool {
    get { self[Key<Bool, Tag.Italic>.self] ?? false }
    set { self[Key<Bool, Tag.Italic>.self] = newValue }
  }

  /// The axis of the stack around a view; `nil` outside of stacks.
  var stackAxis: Axis? {
    get { self[Key<Axis, Tag.StackAxis>.self] ?? nil }
    set { self[Key<Axis, Tag.StackAxis>.self] = newValue }
  }
}

/// Whether an interface is light or dark.
public enum ColorScheme: CaseIterable, Sendable {
  case light, dark

  var userInterfaceStyle: UIUserInterfaceStyle { self == .dark ? .dark : .light }
}

public enum ColorSchemeContrast: CaseIterable, Sendable {
  case standard, increased
}

public enum LayoutDirection: CaseIterable, Sendable {
  case leftToRight, rightToLeft
}

public enum UserInterfaceSizeClass: Sendable {
  case compact, regular
}

/// The text size that a user prefers.
public enum DynamicTypeSize: Int, CaseIterable, Comparable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// UIKit's categories, from the smallest.
  private static let categories: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  var category: UIContentSizeCategory { Self.categories[rawValue] }

  init(_ category: UIContentSizeCategory) {
    self = Self.categories.firstIndex(of: category).flatMap(Self.init) ?? .large
  }
}

/// The former name of a text size.
public enum ContentSizeCategory: Int, CaseIterable, Hashable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  public init(_ size: DynamicTypeSize) { self = Self(rawValue: size.rawValue) ?? .large }

  var dynamicTypeSize: DynamicTypeSize { DynamicTypeSize(rawValue: rawValue) ?? .large }
}
