import Foundation

/// An effect that covers what is behind a view with a color.
@preconcurrency @MainActor
open class UIColorEffect: UIVisualEffect {
  public let color: UIColor

  public init(color: UIColor) {
    self.color = color
    super.init()
  }

  override func material(in traits: UITraitCollection) -> Material? {
    Material(blur: 0, saturation: 1, tint: color)
  }
}
