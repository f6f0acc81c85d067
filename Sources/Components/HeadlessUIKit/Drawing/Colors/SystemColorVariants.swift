import FirstFrameLayoutTree
import Foundation

/// The components of a system colour in both looks, both appearances and both levels.
struct SystemColorVariants: Hashable, Sendable {
  /// The components in one look.
  struct Appearances: Hashable, Sendable {
    var light: ColorComponents
    var dark: ColorComponents
    /// The components in dark appearance above other content, as in sheets.
    var elevatedDark: ColorComponents

    init(light: ColorComponents, dark: ColorComponents, elevatedDark: ColorComponents? = nil) {
      self.light = light
      self.dark = dark
      self.elevatedDark = elevatedDark ?? dark
    }
  }

  var iOS18: Appearances
  var iOS26: Appearances

  func components(in traits: UITraitCollection) -> ColorComponents {
    let isDark = traits.userInterfaceStyle == .dark
    // Most colours are the same in both looks, and reading the look of unspecified traits takes time.
    let look = iOS18 == iOS26 || traits.systemVersion >= .iOS26 ? iOS26 : iOS18
    guard isDark else { return look.light }
    return traits.userInterfaceLevel == .elevated ? look.elevatedDark : look.dark
  }

  func mapped(_ transform: (ColorComponents) -> ColorComponents) -> SystemColorVariants {
    func mapped(_ look: Appearances) -> Appearances {
      Appearances(light: transform(look.light), dark: transform(look.dark), elevatedDark: transform(look.elevatedDark))
    }
    return SystemColorVariants(iOS18: mapped(iOS18), iOS26: mapped(iOS26))
  }
}
