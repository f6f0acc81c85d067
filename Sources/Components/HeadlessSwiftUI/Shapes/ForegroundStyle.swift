import HeadlessUIKit

extension EnvironmentValues {
  private enum ForegroundKey: EnvironmentKey {
    static var defaultValue: [Paint] { [] }
  }

  private enum OwnForegroundKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether code has set a color or another paint, which buttons without a border take instead of their tint.
  var hasOwnForeground: Bool {
    get { self[OwnForegroundKey.self] }
    set { self[OwnForegroundKey.self] = newValue }
  }

  /// The levels of the foreground style that views set, from the primary one.
  var foregroundPaints: [Paint] {
    get { self[ForegroundKey.self] }
    set { self[ForegroundKey.self] = newValue }
  }

  /// The color of the foreground style that views set.
  var foreground: Color? {
    get { foregroundPaints.first?.color }
    set { foregroundPaints = newValue.map { [.color($0)] } ?? [] }
  }

  /// The paint of a level: that of the view, or else a fainter primary one.
  func foregroundPaint(level: Int) -> Paint {
    if level < foregroundPaints.count { return foregroundPaints[level] }
    guard let primary = foregroundPaints.last else {
      let levels: [UIColor] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel]
      return .color(Color(levels[min(level, 3)]))
    }
    // The opacities of SwiftUI's levels below a color.
    let opacities = [1, 0.5, 0.25, 0.18, 0.18]
    return primary.opacity(opacities[min(level - foregroundPaints.count + 1, 4)])
  }

  func foregroundColor(level: Int) -> Color { foregroundPaint(level: level).color }
}

/// A level of the foreground style, such as that of secondary texts.
public struct HierarchicalShapeStyle: PaintingStyle {
  let level: Int

  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  public static let quinary = HierarchicalShapeStyle(level: 4)

  func paint(in environment: EnvironmentValues) -> Paint { environment.foregroundPaint(level: level) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .primary }
  public static var secondary: HierarchicalShapeStyle { .secondary }
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// A level of a style, such as `Color.red.secondary`.
public struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: PaintingStyle {
  fileprivate let base: Base
  fileprivate let level: Int

  func paint(in environment: EnvironmentValues) -> Paint {
    var environment = environment
    environment.foregroundPaints = [base.paint(in: environment)]
    return environment.foregroundPaint(level: level)
  }
}

extension ShapeStyle {
  public var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 1) }
  public var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 2) }
  public var quaternary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 3) }
  public var quinary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 4) }
}

/// The foreground style of the view around.
public struct ForegroundStyle: PaintingStyle {
  public init() {}
  func paint(in environment: EnvironmentValues) -> Paint { environment.foregroundPaint(level: 0) }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// The background of the view around: that of windows unless a view sets another one.
public struct BackgroundStyle: PaintingStyle {
  public init() {}

  func paint(in environment: EnvironmentValues) -> Paint {
    environment.backgroundStyle?.paint(in: environment) ?? .color(Color(.systemBackground))
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}

/// The tint of controls.
public struct TintShapeStyle: PaintingStyle {
  public init() {}
  func paint(in environment: EnvironmentValues) -> Paint { .color(environment.controlTint) }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// The color of separators.
public struct SeparatorShapeStyle: PaintingStyle {
  public init() {}
  func paint(in environment: EnvironmentValues) -> Paint { .color(Color(.separator)) }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

/// The background of a window: that of the system.
public struct WindowBackgroundShapeStyle: PaintingStyle {
  public init() {}
  func paint(in environment: EnvironmentValues) -> Paint { .color(Color(.systemBackground)) }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

/// The color of placeholders in text fields.
public struct PlaceholderTextShapeStyle: PaintingStyle {
  public init() {}
  func paint(in environment: EnvironmentValues) -> Paint { .color(Color(.placeholderText)) }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

/// The color of links.
public struct LinkShapeStyle: PaintingStyle {
  public init() {}
  func paint(in environment: EnvironmentValues) -> Paint { .color(Color(.link)) }
}

extension ShapeStyle where Self == LinkShapeStyle {
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

/// The faint color of areas such as fields.
public struct FillShapeStyle: PaintingStyle {
  public init() {}
  func paint(in environment: EnvironmentValues) -> Paint { .color(Color(.systemFill)) }
}

extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension EnvironmentValues {
  private enum BackgroundKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
  }

  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundKey.self] }
    set { self[BackgroundKey.self] = newValue }
  }
}

extension View {
  public func backgroundStyle(_ style: some ShapeStyle) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }
}
