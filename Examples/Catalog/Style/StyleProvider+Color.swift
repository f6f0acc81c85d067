import Foundation
public import HeadlessUIKit

extension StyleProvider {
  /// The library's colors, each with a light and a dark value; text has a contrast of at least 4.5 : 1 with its
  /// background.
  public enum Color {
    /// The background of pages.
    public static let backgroundColor = dynamic(light: 0xF3F4F7, dark: 0x0E1116)
    /// The background of cards.
    public static let backgroundPrimary = dynamic(light: 0xFFFFFF, dark: 0x1A1F27)
    /// The background of parts of cards.
    public static let backgroundSecondary = dynamic(light: 0xE9EBF0, dark: 0x262D38)

    public static let textPrimary = dynamic(light: 0x14181F, dark: 0xF5F7FA)
    public static let textSecondary = dynamic(light: 0x565E70, dark: 0xA3ADBD)

    /// The accent of live content.
    public static let highlightPrimary = dynamic(light: 0xB83A06, dark: 0xFF7A33)
    /// Text and symbols on the accent color.
    public static let highlightPrimaryContrast = dynamic(light: 0xFFFFFF, dark: 0x1A0E06)
    /// The background of text in the accent color.
    public static let highlightSoft = dynamic(light: 0xFDEEE6, dark: 0x38210F)

    public static let positive = dynamic(light: 0x0B6B3A, dark: 0x4ADE80)
    public static let positiveSoft = dynamic(light: 0xE0F3E7, dark: 0x12301F)
    public static let negative = dynamic(light: 0xB42318, dark: 0xFF8A80)
    public static let negativeSoft = dynamic(light: 0xFCE8E6, dark: 0x3B1A1A)
    public static let warning = dynamic(light: 0x855000, dark: 0xFBBF24)
    public static let warningSoft = dynamic(light: 0xFCF1D8, dark: 0x352808)

    /// The borders of cards, and the lines between their parts.
    public static let separatorLine = dynamic(light: 0xDFE2E8, dark: 0x2E3642)
    /// The borders of controls.
    public static let controlBorder = dynamic(light: 0xC3C9D4, dark: 0x465063)
    /// Text and symbols on pictures.
    public static let onArtwork = fixed(0xFFFFFF)

    /// The gradients of drawn pictures, each with its first and last color.
    public static let artwork: [(top: UIColor, bottom: UIColor)] = [
      (fixed(0x8E2DE2), fixed(0x4A00E0)), (fixed(0xE8590C), fixed(0x9C1F5C)), (fixed(0x0F9B8E), fixed(0x0B4F6C)),
      (fixed(0xC9184A), fixed(0x590D22)), (fixed(0x1D6FDC), fixed(0x14297A)), (fixed(0x2E8B57), fixed(0x123524)),
      (fixed(0xB8860B), fixed(0x5C3D00)),
    ]

    private static func dynamic(light: Int, dark: Int) -> UIColor {
      UIColor { $0.userInterfaceStyle == .dark ? fixed(dark) : fixed(light) }
    }

    private static func fixed(_ code: Int) -> UIColor {
      func channel(_ shift: Int) -> CGFloat { CGFloat((code >> shift) & 0xFF) / 255 }
      return UIColor(red: channel(16), green: channel(8), blue: channel(0), alpha: 1)
    }
  }
}
