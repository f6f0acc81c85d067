public import HeadlessUIKit

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
    uiColor =
      switch colorSpace {
      case .sRGB: UIColor(red: red, green: green, blue: blue, alpha: opacity)
      case .sRGBLinear:
        UIColor(red: Self.encoded(red), green: Self.encoded(green), blue: Self.encoded(blue), alpha: opacity)
      case .displayP3: UIColor(displayP3Red: red, green: green, blue: blue, alpha: opacity)
      }
  }

  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// A component of sRGB for the intensity of light, both from 0 to 1, as IEC 61966-2-1 specifies.
  private static func encoded(_ light: Double) -> Double {
    light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
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

  public init(cgColor: CGColor) { self.init(UIColor(cgColor: cgColor)) }

  /// The color mixed with another one, by a fraction of that one.
  public func mix(with rhs: Color, by fraction: Double) -> Color {
    let (first, second) = (uiColor, rhs.uiColor)
    return Color(
      UIColor { traits in
        let (left, right) = (Components(first, traits), Components(second, traits))
        func mixed(_ left: CGFloat, _ right: CGFloat) -> CGFloat { left + (right - left) * fraction }
        return UIColor(
          red: mixed(left.red, right.red), green: mixed(left.green, right.green), blue: mixed(left.blue, right.blue),
          alpha: mixed(left.alpha, right.alpha))
      })
  }

  /// The components of a color from 0 to 1.
  private struct Components {
    var red: CGFloat = 0, green: CGFloat = 0, blue: CGFloat = 0, alpha: CGFloat = 0

    init(_ color: UIColor, _ traits: UITraitCollection) {
      color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    }
  }

  /// The slight gradient of the color, from its lighter to its own shade.
  public var gradient: AnyGradient {
    AnyGradient(Gradient(colors: [mix(with: .white, by: 0.2), self]))
  }

  @MainActor func elements(in context: BuildContext) -> [LayoutElement] {
    let view = context.graph.view(in: context) { UIView() }
    view.backgroundColor = uiColor
    return [ViewElement(view) { $1.replacingUnspecifiedDimensions() }]
  }
}

extension UIColor {
  /// The color of SwiftUI.
  public convenience init(_ color: Color) {
    let own = color.uiColor
    self.init { own.resolvedColor(with: $0) }
  }
}
