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
