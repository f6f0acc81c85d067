public import UIKit

/// A color, which is also a view that fills all the space that is offered.
nonisolated public struct Color: PrimitiveView, Hashable, Sendable {
  let uiColor: UIColor

  public init(_ color: UIColor) { uiColor = color }
  public init(uiColor color: UIColor) { uiColor = color }

  public init(_ name: String, bundle: Bundle? = nil) {
    uiColor = UIColor(named: name, in: bundle, compatibleWith: nil) ?? .clear
  }

  public enum RGBColorSpace: Sendable { case sRGB, sRGBLinear, displayP3 }

  public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    uiColor = UIColor(red: red, green: green, blue: blue, alpha: opacity)
  }

  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    uiColor = UIColor(white: white, alpha: opacity)
  }

  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    uiColor = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity)
  }

  public func opacity(_ opacity: Double) -> Color {
    let color = uiColor
    return Color(
      UIColor { traits in
        let resolved = color.resolvedColor(with: traits)
        return resolved.withAlphaComponent(resolved.cgColor.alpha * opacity)
      })
  }

  public static let clear = Color(.clear)
  public static let black = Color(.black)
  public static let white = Color(.white)
  public static let red = Color(.systemRed)
  public static let orange = Color(.systemOrange)
  public static let yellow = Color(.systemYellow)
  public static let green = Color(.systemGreen)
  public static let mint = Color(.systemMint)
  public static let teal = Color(.systemTeal)
  public static let cyan = Color(.systemCyan)
  public static let blue = Color(.systemBlue)
  public static let indigo = Color(.systemIndigo)
  public static let purple = Color(.systemPurple)
  public static let pink = Color(.systemPink)
  public static let brown = Color(.systemBrown)
  public static let gray = Color(.systemGray)
  public static let primary = Color(.label)
  public static let secondary = Color(.secondaryLabel)
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let accentColor = Color(.systemBlue)

  @MainActor func elements(in context: BuildContext) -> [LayoutElement] {
    let view = context.graph.view(in: context) { UIView() }
    view.backgroundColor = uiColor
    return [ViewElement(view) { $1.replacingUnspecifiedDimensions() }]
  }
}

/// A color or pattern for drawing.
public protocol ShapeStyle: Sendable {
  /// The view that fills a background.
  associatedtype Fill: View

  @MainActor func fill(in environment: EnvironmentValues) -> Fill
  /// The color of texts and lines.
  @MainActor func color(in environment: EnvironmentValues) -> Color
}

extension Color: ShapeStyle {
  public func fill(in environment: EnvironmentValues) -> Color { self }
  public func color(in environment: EnvironmentValues) -> Color { self }
}

extension ShapeStyle where Self == Color {
  public static var clear: Color { .clear }
  public static var black: Color { .black }
  public static var white: Color { .white }
  public static var red: Color { .red }
  public static var orange: Color { .orange }
  public static var yellow: Color { .yellow }
  public static var green: Color { .green }
  public static var mint: Color { .mint }
  public static var teal: Color { .teal }
  public static var cyan: Color { .cyan }
  public static var blue: Color { .blue }
  public static var indigo: Color { .indigo }
  public static var purple: Color { .purple }
  public static var pink: Color { .pink }
  public static var brown: Color { .brown }
  public static var gray: Color { .gray }
  public static var accentColor: Color { .accentColor }
}

/// A level of the foreground color, such as that of secondary texts.
public struct HierarchicalShapeStyle: ShapeStyle {
  private let uiColor: UIColor

  public func fill(in environment: EnvironmentValues) -> Color { color(in: environment) }
  public func color(in environment: EnvironmentValues) -> Color { Color(uiColor) }

  public static let primary = HierarchicalShapeStyle(uiColor: .label)
  public static let secondary = HierarchicalShapeStyle(uiColor: .secondaryLabel)
  public static let tertiary = HierarchicalShapeStyle(uiColor: .tertiaryLabel)
  public static let quaternary = HierarchicalShapeStyle(uiColor: .quaternaryLabel)
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .primary }
  public static var secondary: HierarchicalShapeStyle { .secondary }
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
}

/// The background of windows.
public struct BackgroundStyle: ShapeStyle {
  public init() {}
  public func fill(in environment: EnvironmentValues) -> Color { Color(.systemBackground) }
  public func color(in environment: EnvironmentValues) -> Color { Color(.systemBackground) }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}

/// The tint of controls.
public struct TintShapeStyle: ShapeStyle {
  public init() {}
  public func fill(in environment: EnvironmentValues) -> Color { color(in: environment) }
  public func color(in environment: EnvironmentValues) -> Color { environment.tint ?? .accentColor }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
