import FirstFrameLayoutTree
import HeadlessUIKit

/// A color or pattern for drawing.
public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never

  /// Returns the style that this one stands for in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved
}

extension Never: ShapeStyle {}

extension ShapeStyle where Resolved == Never {
  /// A style of this module has no other one.
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(type(of: self)) stands for no other style")
  }
}

/// A style that is drawn without resolving it to another one.
protocol PaintingStyle: ShapeStyle {
  func paint(in environment: EnvironmentValues) -> Paint
}

/// What an area is filled with.
enum Paint: Sendable {
  case color(Color)
  case gradient(GradientPaint)
  case material(Material)
  case image(ImagePaint)

  /// The color of lines and texts, which are drawn in one color.
  var color: Color {
    switch self {
    case .color(let color): color
    case .gradient(let gradient): gradient.stops.first?.color ?? .clear
    case .material: .primary
    case .image: .primary
    }
  }

  func opacity(_ opacity: Double) -> Paint {
    switch self {
    case .color(let color): .color(color.opacity(opacity))
    case .gradient(let gradient): .gradient(gradient.opacity(opacity))
    case .material, .image: self
    }
  }
}

extension ShapeStyle {
  func paint(in environment: EnvironmentValues) -> Paint {
    if let style = self as? any PaintingStyle { return style.paint(in: environment) }
    return resolve(in: environment).paint(in: environment)
  }

  /// The color of texts and lines.
  func color(in environment: EnvironmentValues) -> Color { paint(in: environment).color }

  /// The view that fills a background.
  @MainActor func fill(in environment: EnvironmentValues) -> AnyView {
    AnyView(PaintView(paint: paint(in: environment)))
  }

  public func opacity(_ opacity: Double) -> some ShapeStyle { OpacityShapeStyle(base: self, opacity: opacity) }

  /// The style that blends with what is behind it. It covers that here; the modifier of views blends.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    if mode != .normal { UsageWarnings.warnOfNoEffect("ShapeStyle.blendMode", "a style covers what is behind it") }
    return self
  }
}

/// A style that is less opaque than another one.
struct OpacityShapeStyle<Base: ShapeStyle>: PaintingStyle {
  let base: Base
  let opacity: Double

  func paint(in environment: EnvironmentValues) -> Paint { base.paint(in: environment).opacity(opacity) }
}

extension Color: PaintingStyle {
  func paint(in environment: EnvironmentValues) -> Paint { .color(self) }
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

/// A style of any type.
public struct AnyShapeStyle: PaintingStyle {
  private let style: any ShapeStyle

  public init(_ style: some ShapeStyle) { self.style = style }

  func paint(in environment: EnvironmentValues) -> Paint { style.paint(in: environment) }
}

/// A view filled with a paint.
struct PaintView: PrimitiveView {
  let paint: Paint

  func elements(in context: BuildContext) -> [LayoutElement] {
    switch paint {
    case .color(let color): color.build(in: context.child("color"))
    case .gradient(let gradient): GradientView.elements(gradient, in: context.child("gradient"))
    case .material(let material): material.elements(in: context.child("material"))
    case .image(let paint):
      paint.image.resizable(resizingMode: .tile).build(in: context.child("image"))
    }
  }
}
