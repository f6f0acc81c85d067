import Foundation

/// An effect that blurs what is behind a view.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  public let style: Style

  public init(style: Style) {
    self.style = style
    super.init()
  }

  override func material(in traits: UITraitCollection) -> Material? { style.material }

  /// The brightness and thickness of a blur.
  public enum Style: Int, CaseIterable, Sendable {
    case extraLight = 0
    case light = 1
    case dark = 2
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
    case systemThickMaterial = 9
    case systemChromeMaterial = 10
    case systemUltraThinMaterialLight = 11
    case systemThinMaterialLight = 12
    case systemMaterialLight = 13
    case systemThickMaterialLight = 14
    case systemChromeMaterialLight = 15
    case systemUltraThinMaterialDark = 16
    case systemThinMaterialDark = 17
    case systemMaterialDark = 18
    case systemThickMaterialDark = 19
    case systemChromeMaterialDark = 20
  }
}

extension UIBlurEffect.Style {
  /// The surface. Apple has published the numbers of three styles only: in the sample code "UIImageEffects", for
  /// `extraLight`, `light` and `dark`. The other styles have the same saturation, and tints that resemble them; thicker
  /// materials hide more.
  fileprivate var material: Material {
    switch self {
    case .extraLight: Material(blur: 20, saturation: 1.8, tint: UIColor(white: 0.97, alpha: 0.82))
    case .light: Material(blur: 30, saturation: 1.8, tint: UIColor(white: 1, alpha: 0.3))
    case .dark: Material(blur: 20, saturation: 1.8, tint: UIColor(white: 0.11, alpha: 0.73))
    default: Material(blur: 30, saturation: 1.8, tint: tint)
    }
  }

  private var tint: UIColor {
    let (fixed, opacity) = (fixedIsDark, opacity)
    return UIColor { traits in
      UIColor(white: fixed ?? (traits.userInterfaceStyle == .dark) ? 0.14 : 0.97, alpha: opacity)
    }
  }

  /// The opacity of the tint, from 0 to 1.
  private var opacity: CGFloat {
    switch self {
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: 0.45
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: 0.6
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: 0.9
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: 0.94
    default: 0.78
    }
  }

  /// Whether the style is dark in every appearance, or light; `nil` if it follows the appearance.
  private var fixedIsDark: Bool? {
    switch self {
    case .extraLight, .light: false
    case .dark: true
    case _ where rawValue >= Self.systemUltraThinMaterialDark.rawValue: true
    case _ where rawValue >= Self.systemUltraThinMaterialLight.rawValue: false
    default: nil
    }
  }

  /// Returns whether the surface is dark.
  func isDark(in traits: UITraitCollection) -> Bool { fixedIsDark ?? (traits.userInterfaceStyle == .dark) }
}
