import FirstFrameImaging
public import Foundation

/// A colour, which may depend on the traits of the environment it is shown in.
public final class UIColor: Sendable {
  let content: Content

  init(content: Content) {
    self.content = content
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(content: .fixed(ColorComponents(red: red, green: green, blue: blue, alpha: alpha)))
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// A colour from its hue, where 0 and 1 are red, its saturation and its brightness.
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

  /// A colour that is asked for anew in every environment.
  public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    self.init(content: .dynamic(dynamicProvider))
  }

  /// The colour as it looks in an environment; never a dynamic one.
  public func resolvedColor(with traits: UITraitCollection) -> UIColor {
    switch content {
    case .fixed: self
    case .appearances, .dynamic: UIColor(content: .fixed(components(in: traits)))
    }
  }

  /// The colour with another opacity, dynamic if it was.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch content {
    case .fixed(let components): UIColor(content: .fixed(components.with(alpha: alpha)))
    case .appearances(let light, let dark):
      UIColor(content: .appearances(light: light.with(alpha: alpha), dark: dark.with(alpha: alpha)))
    case .dynamic: UIColor { self.resolvedColor(with: $0).withAlphaComponent(alpha) }
    }
  }

  /// The colour in the current traits.
  public var cgColor: CGColor { CGColor(components(in: .current)) }
}

extension UIColor {
  /// Writes the channels that the colour has in the current traits; always possible.
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

  /// Where a colour's channels come from.
  enum Content: Sendable {
    case fixed(ColorComponents)
    case appearances(light: ColorComponents, dark: ColorComponents)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
  }

  /// The channels in an environment. A dynamic colour that answers with dynamic ones for ever is clear.
  func components(in traits: UITraitCollection) -> ColorComponents {
    var color = self
    for _ in 0..<16 {
      switch color.content {
      case .fixed(let components): return components
      case .appearances(let light, let dark): return traits.userInterfaceStyle == .dark ? dark : light
      case .dynamic(let provider): color = provider(traits)
      }
    }
    return ColorComponents(red: 0, green: 0, blue: 0, alpha: 0)
  }
}

extension UIColor: Hashable {
  /// Dynamic colours made from a closure are equal only to themselves.
  public static func == (left: UIColor, right: UIColor) -> Bool {
    if left === right { return true }
    return switch (left.content, right.content) {
    case (.fixed(let left), .fixed(let right)): left == right
    case (.appearances(let light, let dark), .appearances(let otherLight, let otherDark)):
      light == otherLight && dark == otherDark
    default: false
    }
  }

  public func hash(into hasher: inout Hasher) {
    switch content {
    case .fixed(let components): hasher.combine(components)
    case .appearances(let light, let dark):
      hasher.combine(light)
      hasher.combine(dark)
    case .dynamic: hasher.combine(ObjectIdentifier(self))
    }
  }
}

extension UIColor {
  /// Makes this the colour that the current context fills and strokes with.
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

/// The channels of a colour in sRGB, each from 0 to 1, alpha not multiplied in.
struct ColorComponents: Hashable, Sendable {
  var red: CGFloat
  var green: CGFloat
  var blue: CGFloat
  var alpha: CGFloat

  /// The colour in eight bits a channel.
  var color: Color {
    Color(red: Self.byte(red), green: Self.byte(green), blue: Self.byte(blue), alpha: Self.byte(alpha))
  }

  /// A channel that is not a number counts as 0.
  private static func byte(_ channel: CGFloat) -> UInt8 {
    UInt8((max(0, min(1, channel.isNaN ? 0 : channel)) * 255).rounded())
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
