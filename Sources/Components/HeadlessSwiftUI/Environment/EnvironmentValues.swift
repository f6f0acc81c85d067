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

/// The key of a value that this module reads or sets; `nil` where no view sets it. The tag distinguishes keys.
struct TaggedKey<Value, Tag>: EnvironmentKey {
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
    get { self[TaggedKey<ColorScheme, Tag.ColorScheme>.self] ?? .light }
    set { self[TaggedKey<ColorScheme, Tag.ColorScheme>.self] = newValue }
  }

  public var colorSchemeContrast: ColorSchemeContrast {
    get { self[TaggedKey<ColorSchemeContrast, Tag.Contrast>.self] ?? .standard }
    set { self[TaggedKey<ColorSchemeContrast, Tag.Contrast>.self] = newValue }
  }

  public var layoutDirection: LayoutDirection {
    get { self[TaggedKey<LayoutDirection, Tag.Direction>.self] ?? .leftToRight }
    set { self[TaggedKey<LayoutDirection, Tag.Direction>.self] = newValue }
  }

  public var dynamicTypeSize: DynamicTypeSize {
    get { self[TaggedKey<DynamicTypeSize, Tag.TypeSize>.self] ?? .large }
    set { self[TaggedKey<DynamicTypeSize, Tag.TypeSize>.self] = newValue }
  }

  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.dynamicTypeSize }
  }

  /// American English by default, independent of the machine's settings.
  public var locale: Locale {
    get { self[TaggedKey<Locale, Tag.Locale>.self] ?? ComponentPreview.locale }
    set { self[TaggedKey<Locale, Tag.Locale>.self] = newValue }
  }

  public var calendar: Calendar {
    get { self[TaggedKey<Calendar, Tag.Calendar>.self] ?? Calendar(identifier: .gregorian) }
    set { self[TaggedKey<Calendar, Tag.Calendar>.self] = newValue }
  }

  public var timeZone: TimeZone {
    get { self[TaggedKey<TimeZone, Tag.TimeZone>.self] ?? .gmt }
    set { self[TaggedKey<TimeZone, Tag.TimeZone>.self] = newValue }
  }

  public var font: Font? {
    get { self[TaggedKey<Font, Tag.Font>.self] }
    set { self[TaggedKey<Font, Tag.Font>.self] = newValue }
  }

  public var multilineTextAlignment: TextAlignment {
    get { self[TaggedKey<TextAlignment, Tag.Alignment>.self] ?? .leading }
    set { self[TaggedKey<TextAlignment, Tag.Alignment>.self] = newValue }
  }

  public var lineLimit: Int? {
    get { self[TaggedKey<Int, Tag.LineLimit>.self] }
    set { self[TaggedKey<Int, Tag.LineLimit>.self] = newValue }
  }

  public var lineSpacing: CGFloat {
    get { self[TaggedKey<CGFloat, Tag.LineSpacing>.self] ?? 0 }
    set { self[TaggedKey<CGFloat, Tag.LineSpacing>.self] = newValue }
  }

  public var minimumScaleFactor: CGFloat {
    get { self[TaggedKey<CGFloat, Tag.ScaleFactor>.self] ?? 1 }
    set { self[TaggedKey<CGFloat, Tag.ScaleFactor>.self] = newValue }
  }

  public var truncationMode: Text.TruncationMode {
    get { self[TaggedKey<Text.TruncationMode, Tag.Truncation>.self] ?? .tail }
    set { self[TaggedKey<Text.TruncationMode, Tag.Truncation>.self] = newValue }
  }

  public var isEnabled: Bool {
    get { self[TaggedKey<Bool, Tag.Enabled>.self] ?? true }
    set { self[TaggedKey<Bool, Tag.Enabled>.self] = newValue }
  }

  public var displayScale: CGFloat {
    get { self[TaggedKey<CGFloat, Tag.Scale>.self] ?? 2 }
    set { self[TaggedKey<CGFloat, Tag.Scale>.self] = newValue }
  }

  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[TaggedKey<UserInterfaceSizeClass, Tag.Horizontal>.self] }
    set { self[TaggedKey<UserInterfaceSizeClass, Tag.Horizontal>.self] = newValue }
  }

  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[TaggedKey<UserInterfaceSizeClass, Tag.Vertical>.self] }
    set { self[TaggedKey<UserInterfaceSizeClass, Tag.Vertical>.self] = newValue }
  }

  /// The tint that a modifier sets; `nil` without one.
  var tint: Color? {
    get { self[TaggedKey<Color, Tag.Tint>.self] }
    set { self[TaggedKey<Color, Tag.Tint>.self] = newValue }
  }

  /// The tint of controls.
  var controlTint: Color { tint ?? .accentColor }

  var fontWeight: Font.Weight? {
    get { self[TaggedKey<Font.Weight, Tag.Weight>.self] }
    set { self[TaggedKey<Font.Weight, Tag.Weight>.self] = newValue }
  }

  var isItalic: Bool {
    get { self[TaggedKey<Bool, Tag.Italic>.self] ?? false }
    set { self[TaggedKey<Bool, Tag.Italic>.self] = newValue }
  }

  /// The axis of the stack around a view; `nil` outside of stacks.
  var stackAxis: Axis? {
    get { self[TaggedKey<Axis, Tag.StackAxis>.self] }
    set { self[TaggedKey<Axis, Tag.StackAxis>.self] = newValue }
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
