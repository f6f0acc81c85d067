import FirstFrameImaging
public import Foundation

/// A color that is fixed or depends on the traits of its environment.
public final class UIColor: NSObject, NSCopying, Sendable {
  private let typeWord = AttributeTypeWord()
  let content: Content

  init(content: Content) {
    self.content = content
    super.init()
  }

  /// Creates the color of a literal such as `#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)`.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether two colors are equal. A dynamic color that was created from a closure is equal only to itself, and the
  /// colors of one asset are equal.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    return switch (content, other.content) {
    case (.fixed(let left), .fixed(let right)): left == right
    case (.system(let left), .system(let right)): left == right
    case (.dynamic(let provider), .dynamic(let other)): provider === other
    default: false
    }
  }

  public override var hash: Int {
    switch content {
    case .fixed(let components): components.hashValue
    case .system(let variants): variants.hashValue
    case .dynamic(let provider): ObjectIdentifier(provider).hashValue
    }
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(content: .fixed(ColorComponents(red: red, green: green, blue: blue, alpha: alpha)))
  }

  /// Creates a color of the space Display P3, as components of extended sRGB.
  ///
  /// Components outside of 0 to 1 belong to colors that sRGB lacks. They are clipped when the color is drawn.
  public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let space = ColorConversion.displayP3
    let sRGB = space?.extended(Double(displayP3Red), Double(green), Double(blue))
    self.init(
      red: sRGB.map { CGFloat($0.red) } ?? displayP3Red, green: sRGB.map { CGFloat($0.green) } ?? green,
      blue: sRGB.map { CGFloat($0.blue) } ?? blue, alpha: alpha)
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a color from hue, saturation and brightness, each from 0 to 1. Hues 0 and 1 are red.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let sector = (hue - hue.rounded(.down)) * 6
    func channel(_ offset: CGFloat) -> CGFloat {
      let turn = (sector + offset).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(turn, 4 - turn, 1)))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }

  public convenience init(cgColor: CGColor) {
    self.init(content: .fixed(cgColor.straightComponents))
  }

  /// Creates a dynamic color: the closure returns the color for a trait collection.
  public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    self.init(content: .dynamic(ColorProvider(dynamicProvider)))
  }

  /// Returns the fixed color for a trait collection.
  public func resolvedColor(with traits: UITraitCollection) -> UIColor {
    switch content {
    case .fixed: self
    case .system, .dynamic: UIColor(content: .fixed(components(in: traits)))
    }
  }

  /// Returns the color with another opacity. A dynamic color stays dynamic.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch content {
    case .fixed(let components): UIColor(content: .fixed(components.with(alpha: alpha)))
    case .system(let variants): UIColor(content: .system(variants.mapped { $0.with(alpha: alpha) }))
    case .dynamic: UIColor { self.resolvedColor(with: $0).withAlphaComponent(alpha) }
    }
  }

  /// The fixed color for the current traits.
  public var cgColor: CGColor { CGColor(components(in: .current)) }
}

extension UIColor {
  /// Writes the components for the current traits to the pointers. Always returns `true`.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = self.components(in: UITraitCollection.current)
    red?.pointee = components.red
    green?.pointee = components.green
    blue?.pointee = components.blue
    alpha?.pointee = components.alpha
    return true
  }

  /// Writes the hue, saturation and brightness for the current traits, each from 0 to 1. Always returns `true`. Grays have
  /// the hue 0.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = components(in: UITraitCollection.current)
    let highest = max(color.red, color.green, color.blue)
    let span = highest - min(color.red, color.green, color.blue)
    let sector: CGFloat =
      if span == 0 {
        0
      } else if highest == color.red {
        (color.green - color.blue) / span + (color.green < color.blue ? 6 : 0)
      } else if highest == color.green {
        (color.blue - color.red) / span + 2
      } else {
        (color.red - color.green) / span + 4
      }
    hue?.pointee = sector / 6
    saturation?.pointee = highest == 0 ? 0 : span / highest
    brightness?.pointee = highest
    alpha?.pointee = color.alpha
    return true
  }

  /// Writes the white of a gray for the current traits, from 0 to 1, and the opacity.
  ///
  /// - Returns: `false` if the color is not a gray; then nothing is written.
  @discardableResult
  public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    let color = components(in: UITraitCollection.current)
    guard color.red == color.green, color.green == color.blue else { return false }
    white?.pointee = color.red
    alpha?.pointee = color.alpha
    return true
  }

  /// The definition of a color: fixed, by the look and appearance, or computed from traits.
  enum Content: Sendable {
    case fixed(ColorComponents)
    case system(SystemColorVariants)
    case dynamic(ColorProvider)
  }

  /// The closure of a dynamic color, with an identity: colors of one asset are equal.
  final class ColorProvider: Sendable {
    let color: @Sendable (UITraitCollection) -> UIColor

    init(_ color: @escaping @Sendable (UITraitCollection) -> UIColor) {
      self.color = color
    }
  }

  /// Returns the components for a trait collection; transparent black for dynamic colors nested deeper than 16 levels.
  func components(in traits: UITraitCollection) -> ColorComponents {
    var color = self
    for _ in 0..<16 {
      switch color.content {
      case .fixed(let components): return components
      case .system(let variants): return variants.components(in: traits)
      case .dynamic(let provider): color = provider.color(traits)
      }
    }
    return ColorComponents(red: 0, green: 0, blue: 0, alpha: 0)
  }
}

extension UIColor {
  /// The color of a dimmed tint: a translucent gray of the same luminance, with the weights of ITU-R BT.601. Apple
  /// describes the color as desaturated and dimmed, and documents no numbers.
  var dimmedTint: UIColor {
    if case .fixed(let components) = content { return UIColor(content: .fixed(components.dimmed)) }
    return UIColor { UIColor(content: .fixed(self.components(in: $0).dimmed)) }
  }
}

extension ColorComponents {
  fileprivate var dimmed: ColorComponents {
    let luminance = 0.299 * red + 0.587 * green + 0.114 * blue
    return ColorComponents(red: luminance, green: luminance, blue: luminance, alpha: alpha * 0.8)
  }
}

extension UIColor {
  /// Sets the fill and stroke colors of the current context to this color.
  public func set() {
    setFill()
    setStroke()
  }

  public func setFill() {
    GraphicsContexts.current?.setFillColor(cgColor)
  }

  public func setStroke() {
    GraphicsContexts.current?.setStrokeColor(cgColor)
  }
}

/// The components of a color in sRGB, each from 0 to 1, not premultiplied.
struct ColorComponents: Hashable, Sendable {
  var red: CGFloat
  var green: CGFloat
  var blue: CGFloat
  var alpha: CGFloat

  /// The color with eight bits per component.
  var color: Color {
    Color(red: Self.byte(red), green: Self.byte(green), blue: Self.byte(blue), alpha: Self.byte(alpha))
  }

  /// Converts a component to a byte. NaN counts as 0.
  private static func byte(_ component: CGFloat) -> UInt8 {
    UInt8((max(0, min(1, component.isNaN ? 0 : component)) * 255).rounded())
  }
}

extension ColorComponents {
  func with(alpha: CGFloat) -> ColorComponents {
    ColorComponents(red: red, green: green, blue: blue, alpha: alpha)
  }

  init(_ color: Color) {
    red = CGFloat(color.red) / 255
    green = CGFloat(color.green) / 255
    blue = CGFloat(color.blue) / 255
    alpha = CGFloat(color.alpha) / 255
  }
}

extension UIColor: _ExpressibleByColorLiteral {}

/// The type of color literals.
public typealias _ColorLiteralType = UIColor
