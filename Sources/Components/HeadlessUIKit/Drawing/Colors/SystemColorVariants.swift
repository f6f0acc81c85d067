import FirstFrameLayoutTree
import Foundation

/// The palettes of system colors.
///
/// ``SystemLook`` chooses one for a version of iOS.
enum SystemPalette {
  case iOS18, iOS26
}

/// The components of a system color in each palette, both appearances and both levels.
struct SystemColorVariants: Hashable, Sendable {
  /// The components in one palette.
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
    // Most colors are the same in all palettes, and reading the look of unspecified traits takes time.
    let look = iOS18 == iOS26 ? iOS26 : self[traits.look.palette]
    guard isDark else { return look.light }
    return traits.userInterfaceLevel == .elevated ? look.elevatedDark : look.dark
  }

  private subscript(palette: SystemPalette) -> Appearances {
    switch palette {
    case .iOS18: iOS18
    case .iOS26: iOS26
    }
  }

  func mapped(_ transform: (ColorComponents) -> ColorComponents) -> SystemColorVariants {
    func mapped(_ look: Appearances) -> Appearances {
      Appearances(light: transform(look.light), dark: transform(look.dark), elevatedDark: transform(look.elevatedDark))
    }
    return SystemColorVariants(iOS18: mapped(iOS18), iOS26: mapped(iOS26))
  }
}
