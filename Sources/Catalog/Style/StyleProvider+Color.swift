import Foundation
public import HeadlessUIKit

extension StyleProvider {
  /// The library's colours, each with a light and a dark value.
  public enum Color {
    /// Behind everything.
    public static let backgroundColor = dynamic(light: 0xF3F4F7, dark: 0x0E1116)
    /// Behind cards.
    public static let backgroundPrimary = dynamic(light: 0xFFFFFF, dark: 0x1A1F27)
    /// Behind parts of cards.
    public static let backgroundSecondary = dynamic(light: 0xE9EBF0, dark: 0x262D38)

    public static let textPrimary = dynamic(light: 0x14181F, dark: 0xF5F7FA)
    public static let textSecondary = dynamic(light: 0x687083, dark: 0x98A2B3)

    /// The accent of what is going on now.
    public static let highlightPrimary = dynamic(light: 0xE8590C, dark: 0xFF7A33)
    /// On top of the accent.
    public static let highlightPrimaryContrast = dynamic(light: 0xFFFFFF, dark: 0x1A0E06)

    /// The edges of cards and lines between their parts.
    public static let separatorLine = dynamic(light: 0xDFE2E8, dark: 0x2E3642)

    private static func dynamic(light: Int, dark: Int) -> UIColor {
      UIColor { $0.userInterfaceStyle == .dark ? opaque(dark) : opaque(light) }
    }

    private static func opaque(_ code: Int) -> UIColor {
      func channel(_ shift: Int) -> CGFloat { CGFloat((code >> shift) & 0xFF) / 255 }
      return UIColor(red: channel(16), green: channel(8), blue: channel(0), alpha: 1)
    }
  }
}
