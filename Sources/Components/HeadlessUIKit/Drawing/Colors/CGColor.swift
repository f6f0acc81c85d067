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

  public var alpha: CGFloat { components?.last ?? 0 }

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

/// A color space. Every instance stands for sRGB.
public final class CGColorSpace: Sendable {
  init() {}
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }

public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace() }
