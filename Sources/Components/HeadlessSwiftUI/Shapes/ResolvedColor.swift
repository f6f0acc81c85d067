public import HeadlessUIKit

extension Color {
  /// A color in an environment, by its components of sRGB from 0 to 1.
  public struct Resolved: PaintingStyle, Hashable, Codable {
    public var linearRed: Float
    public var linearGreen: Float
    public var linearBlue: Float
    public var opacity: Float

    public init(
      colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      let isLinear = colorSpace == .sRGBLinear
      linearRed = isLinear ? red : Self.light(red)
      linearGreen = isLinear ? green : Self.light(green)
      linearBlue = isLinear ? blue : Self.light(blue)
      self.opacity = opacity
    }

    public var red: Float {
      get { Self.encoded(linearRed) }
      set { linearRed = Self.light(newValue) }
    }
    public var green: Float {
      get { Self.encoded(linearGreen) }
      set { linearGreen = Self.light(newValue) }
    }
    public var blue: Float {
      get { Self.encoded(linearBlue) }
      set { linearBlue = Self.light(newValue) }
    }
    public var cgColor: CGColor {
      UIColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity)).cgColor
    }

    func paint(in environment: EnvironmentValues) -> Paint { .color(Color(self)) }

    /// The intensity of light of a component of sRGB, as IEC 61966-2-1 specifies.
    private static func light(_ component: Float) -> Float {
      component <= 0.04045 ? component / 12.92 : Float(pow((Double(component) + 0.055) / 1.055, 2.4))
    }

    private static func encoded(_ light: Float) -> Float {
      light <= 0.0031308 ? light * 12.92 : Float(1.055 * pow(Double(light), 1 / 2.4) - 0.055)
    }
  }

  public init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
      opacity: Double(resolved.opacity))
  }

  public func resolve(in environment: EnvironmentValues) -> Resolved {
    let traits = UITraitCollection {
      $0.userInterfaceStyle = environment.colorScheme.userInterfaceStyle
      $0.accessibilityContrast = environment.colorSchemeContrast == .increased ? .high : .normal
    }
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    uiColor.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return Resolved(red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(alpha))
  }

  /// The color in light mode.
  public var cgColor: CGColor? { uiColor.cgColor }
}

/// The color of selected content.
public struct SelectionShapeStyle: PaintingStyle {
  public init() {}
  func paint(in environment: EnvironmentValues) -> Paint { .color(environment.controlTint) }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
