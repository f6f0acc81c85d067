import Foundation

extension UIColor {
  public static let black = UIColor(white: 0, alpha: 1)
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  public static let white = UIColor(white: 1, alpha: 1)
  public static let clear = UIColor(white: 0, alpha: 0)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
}

// System colors: Apple's Human Interface Guidelines, "Color", at default contrast; red, green and blue from 0 to 255.

extension UIColor {
  public static let systemRed = UIColor(
    (255, 59, 48), (255, 69, 58), iOS26: (255, 56, 60), (255, 66, 69))
  public static let systemOrange = UIColor(
    (255, 149, 0), (255, 159, 10), iOS26: (255, 141, 40), (255, 146, 48))
  public static let systemYellow = UIColor(
    (255, 204, 0), (255, 214, 10), iOS26: (255, 204, 0), (255, 214, 0))
  public static let systemGreen = UIColor((52, 199, 89), (48, 209, 88))
  public static let systemMint = UIColor(
    (0, 199, 190), (99, 230, 226), iOS26: (0, 200, 179), (0, 218, 195))
  public static let systemTeal = UIColor(
    (48, 176, 199), (64, 200, 224), iOS26: (0, 195, 208), (0, 210, 224))
  public static let systemCyan = UIColor(
    (50, 173, 230), (100, 210, 255), iOS26: (0, 192, 232), (60, 211, 254))
  public static let systemBlue = UIColor(
    (0, 122, 255), (10, 132, 255), iOS26: (0, 136, 255), (0, 145, 255))
  public static let systemIndigo = UIColor(
    (88, 86, 214), (94, 92, 230), iOS26: (97, 85, 245), (107, 93, 255))
  public static let systemPurple = UIColor(
    (175, 82, 222), (191, 90, 242), iOS26: (203, 48, 224), (219, 52, 242))
  public static let systemPink = UIColor((255, 45, 85), (255, 55, 95))
  public static let systemBrown = UIColor(
    (162, 132, 94), (172, 142, 104), iOS26: (172, 127, 94), (183, 138, 102))
  public static let systemGray = UIColor((142, 142, 147), (142, 142, 147))
  public static let systemGray2 = UIColor((174, 174, 178), (99, 99, 102))
  public static let systemGray3 = UIColor((199, 199, 204), (72, 72, 74))
  public static let systemGray4 = UIColor((209, 209, 214), (58, 58, 60))
  public static let systemGray5 = UIColor((229, 229, 234), (44, 44, 46))
  public static let systemGray6 = UIColor((242, 242, 247), (28, 28, 30))

  public static let label = UIColor((0, 0, 0), (255, 255, 255))
  public static let secondaryLabel = UIColor((60, 60, 67), 0.6, (235, 235, 245), 0.6)
  public static let tertiaryLabel = UIColor((60, 60, 67), 0.3, (235, 235, 245), 0.3)
  public static let quaternaryLabel = UIColor((60, 60, 67), 0.18, (235, 235, 245), 0.16)
  public static let placeholderText = UIColor((60, 60, 67), 0.3, (235, 235, 245), 0.3)
  public static let link = UIColor(
    (0, 122, 255), (9, 132, 255), iOS26: (0, 136, 255), (0, 145, 255))
  public static let separator = UIColor((60, 60, 67), 0.29, (84, 84, 88), 0.6, darkAlphaIOS26: 0.5)
  public static let opaqueSeparator = UIColor((198, 198, 200), (56, 56, 58))

  public static let systemBackground = UIColor(
    (255, 255, 255), (0, 0, 0), elevatedDark: (28, 28, 30))
  public static let secondarySystemBackground = UIColor(
    (242, 242, 247), (28, 28, 30), elevatedDark: (44, 44, 46))
  public static let tertiarySystemBackground = UIColor(
    (255, 255, 255), (44, 44, 46), elevatedDark: (58, 58, 60))
  public static let systemGroupedBackground = UIColor(
    (242, 242, 247), (0, 0, 0), elevatedDark: (28, 28, 30))
  public static let secondarySystemGroupedBackground = UIColor(
    (255, 255, 255), (28, 28, 30), elevatedDark: (44, 44, 46))
  public static let tertiarySystemGroupedBackground = UIColor(
    (242, 242, 247), (44, 44, 46), elevatedDark: (58, 58, 60))

  public static let systemFill = UIColor((120, 120, 128), 0.2, (120, 120, 128), 0.36)
  public static let secondarySystemFill = UIColor((120, 120, 128), 0.16, (120, 120, 128), 0.32)
  public static let tertiarySystemFill = UIColor((118, 118, 128), 0.12, (118, 118, 128), 0.24)
  public static let quaternarySystemFill = UIColor((116, 116, 128), 0.08, (116, 116, 128), 0.18)

  private typealias Channels = (CGFloat, CGFloat, CGFloat)

  /// Creates an opaque color from its light and its dark channels in iOS 18 and in iOS 26.
  private convenience init(
    _ light: Channels, _ dark: Channels, iOS26 newLight: Channels, _ newDark: Channels
  ) {
    self.init(
      content: .system(
        SystemColorVariants(
          iOS18: .init(light: Self.components(light), dark: Self.components(dark)),
          iOS26: .init(light: Self.components(newLight), dark: Self.components(newDark)))))
  }

  /// Creates an opaque color that is the same in both looks.
  private convenience init(_ light: Channels, _ dark: Channels, elevatedDark: Channels? = nil) {
    let look = SystemColorVariants.Appearances(
      light: Self.components(light), dark: Self.components(dark),
      elevatedDark: elevatedDark.map { Self.components($0) })
    self.init(content: .system(SystemColorVariants(iOS18: look, iOS26: look)))
  }

  /// Creates a translucent color.
  private convenience init(
    _ light: Channels, _ lightAlpha: CGFloat, _ dark: Channels, _ darkAlpha: CGFloat,
    darkAlphaIOS26: CGFloat? = nil
  ) {
    let lightComponents = Self.components(light, alpha: lightAlpha)
    self.init(
      content: .system(
        SystemColorVariants(
          iOS18: .init(light: lightComponents, dark: Self.components(dark, alpha: darkAlpha)),
          iOS26: .init(
            light: lightComponents, dark: Self.components(dark, alpha: darkAlphaIOS26 ?? darkAlpha))
        )))
  }

  private static func components(_ channels: Channels, alpha: CGFloat = 1) -> ColorComponents {
    ColorComponents(
      red: channels.0 / 255, green: channels.1 / 255, blue: channels.2 / 255, alpha: alpha)
  }
}
