public import Foundation

// `@unchecked Sendable`: the path is read on the main actor only.
/// The shadow of a background. Its default is clear.
public struct UIShadowProperties: Hashable, @unchecked Sendable {
  public var color = UIColor.black
  /// The opacity, from 0 to 1.
  public var opacity: CGFloat = 0
  /// The radius of the blur, in points.
  public var radius: CGFloat = 3
  /// The distance from the background, in points.
  public var offset = CGSize(width: 0, height: -3)
  /// The outline of the shadow; `nil` for that of the background.
  public var path: UIBezierPath?

  public init() {}
}

/// A function that a configuration applies to a color before drawing in it.
public struct UIConfigurationColorTransformer: Hashable, Sendable {
  private let change: Change

  // `@unchecked Sendable`: the closure is only called, and configurations are used on the main actor.
  private final class Change: @unchecked Sendable {
    let transform: (UIColor) -> UIColor

    init(_ transform: @escaping (UIColor) -> UIColor) {
      self.transform = transform
    }
  }

  public init(_ transform: @escaping (UIColor) -> UIColor) {
    change = Change(transform)
  }

  public func callAsFunction(_ color: UIColor) -> UIColor { change.transform(color) }

  /// A transformer that returns a gray of the same brightness.
  public static var grayscale: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { color in
      UIColor { traits in
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        _ = color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
      }
    }
  }

  /// A transformer that returns the color itself, which is the tint color where none was set.
  public static var preferredTint: UIConfigurationColorTransformer { UIConfigurationColorTransformer { $0 } }
  public static var monochromeTint: UIConfigurationColorTransformer { UIConfigurationColorTransformer { $0 } }

  public static func == (left: UIConfigurationColorTransformer, right: UIConfigurationColorTransformer) -> Bool {
    left.change === right.change
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(change))
  }
}
