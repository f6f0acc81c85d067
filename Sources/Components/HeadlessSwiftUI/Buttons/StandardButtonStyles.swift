import HeadlessUIKit

/// The style that suits the place of a button.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ActionSurface(action: configuration.action) { TintedLabel(configuration: configuration) }
  }
}

/// A style without a border: the label in the tint color.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ActionSurface(action: configuration.action) { TintedLabel(configuration: configuration) }
  }
}

/// A style that leaves the label as it is.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ActionSurface(action: configuration.action) { PlainLabel(content: configuration.label) }
  }
}

/// A style with a background in a light color.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BorderedButton(configuration: configuration, fill: .light)
  }
}

/// A style with a background in the tint color.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BorderedButton(configuration: configuration, fill: .prominent)
  }
}

/// A style on glass, since iOS 26.
public struct GlassButtonStyle: PrimitiveButtonStyle {
  private let glass: Glass

  public init() { glass = .regular }
  public init(_ glass: Glass) { self.glass = glass }

  public func makeBody(configuration: Configuration) -> some View {
    BorderedButton(configuration: configuration, fill: .glass(glass))
  }
}

/// A style on glass in the tint color, since iOS 26.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BorderedButton(configuration: configuration, fill: .prominentGlass)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

/// The label of a button in the color that it inherits, or else in that of its role, or in the tint color.
struct TintedLabel: View {
  let configuration: PrimitiveButtonStyleConfiguration
  @Environment(\.self) private var environment

  var body: some View {
    if environment.hasOwnForeground {
      PlainLabel(content: configuration.label)
    } else {
      configuration.label.standardForeground(environment.buttonColor(of: configuration.role))
    }
  }
}

/// A label as it is, paler if it is disabled.
struct PlainLabel<Content: View>: View {
  let content: Content
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    if isEnabled { content } else { content.opacity(0.5) }
  }
}

extension EnvironmentValues {
  /// The color of a button's label without a background.
  func buttonColor(of role: ButtonRole?) -> Color {
    guard isEnabled else { return Color(uiColor: .tertiaryLabel) }
    return role == .destructive ? .red : controlTint
  }
}
