#if canImport(Darwin)
public import CoreGraphics
#else
public import Foundation

/// A fixed color in sRGB, which does not depend on traits.
public final class CGColor: Sendable, Hashable {
  /// The red, green, blue and alpha components, each from 0 to 1.
  public let components: [CGFloat]?

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
  }

  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Creates a color from the components of a space, followed by the opacity.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    switch space.model {
    case .monochrome: self.init(gray: components[0], alpha: components[1])
    case .cmyk:
      self.init(
        genericCMYKCyan: components[0], magenta: components[1], yellow: components[2], black: components[3],
        alpha: components[4])
    case .pattern: return nil
    default: self.init(red: components[0], green: components[1], blue: components[2], alpha: components[3])
    }
  }

  /// Creates a color of sRGB from inks, without the profile of a printer: each ink takes its color from white.
  public convenience init(
    genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    self.init(
      red: (1 - cyan) * (1 - black), green: (1 - magenta) * (1 - black), blue: (1 - yellow) * (1 - black), alpha: alpha)
  }

  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(gray: gray, alpha: alpha)
  }

  public static var black: CGColor { CGColor(gray: 0, alpha: 1) }
  public static var white: CGColor { CGColor(gray: 1, alpha: 1) }
  public static var clear: CGColor { CGColor(gray: 0, alpha: 0) }

  public var alpha: CGFloat { components?.last ?? 0 }
  /// The number of components with the opacity: 4.
  public var numberOfComponents: Int { components?.count ?? 0 }
  public var colorSpace: CGColorSpace? { CGColorSpace(numberOfComponents: numberOfComponents - 1) }

  public func copy() -> CGColor? { self }

  /// Returns the color with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    let color = straightComponents
    return CGColor(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
  }

  /// Returns the color itself: every color is one of sRGB.
  public func converted(to space: CGColorSpace, intent: CGColorRenderingIntent, options: NSDictionary?) -> CGColor? {
    self
  }

  public static func == (left: CGColor, right: CGColor) -> Bool {
    left.components == right.components
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(components)
  }
}
#endif

extension CGColor {
  convenience init(_ components: ColorComponents) {
    self.init(red: components.red, green: components.green, blue: components.blue, alpha: components.alpha)
  }

  /// The components in sRGB. The single component of a gray color counts as red, green and blue.
  var straightComponents: ColorComponents {
    let channels = components ?? []
    guard let first = channels.first, let last = channels.last else {
      return ColorComponents(red: 0, green: 0, blue: 0, alpha: 0)
    }
    guard channels.count == 4 else {
      return ColorComponents(red: first, green: first, blue: first, alpha: last)
    }
    return ColorComponents(red: first, green: channels[1], blue: channels[2], alpha: last)
  }
}

/// How colors outside of a space are converted. Colors are clipped.
public enum CGColorRenderingIntent: Int32, CaseIterable, Sendable {
  case defaultIntent = 0
  case absoluteColorimetric = 1
  case relativeColorimetric = 2
  case perceptual = 3
  case saturation = 4
}
