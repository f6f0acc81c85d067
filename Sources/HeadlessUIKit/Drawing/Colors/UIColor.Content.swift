import Foundation

extension UIColor {
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
