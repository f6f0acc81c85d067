import Foundation

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
  public static let grayscale = UIConfigurationColorTransformer { color in
    UIColor { traits in
      var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
      _ = color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
    }
  }

  /// A transformer that returns the color itself, which is the tint color where none was set.
  public static let preferredTint = UIConfigurationColorTransformer { $0 }
  public static let monochromeTint = UIConfigurationColorTransformer { $0 }

  public static func == (left: UIConfigurationColorTransformer, right: UIConfigurationColorTransformer) -> Bool {
    left.change === right.change
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(change))
  }
}
