import FirstFrameImaging
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

// System colours: the values of Apple's Human Interface Guidelines, "Color", at default contrast.

extension UIColor {
  public static let systemRed = UIColor(light: "#FF3B30", dark: "#FF453A")
  public static let systemOrange = UIColor(light: "#FF9500", dark: "#FF9F0A")
  public static let systemYellow = UIColor(light: "#FFCC00", dark: "#FFD60A")
  public static let systemGreen = UIColor(light: "#34C759", dark: "#30D158")
  public static let systemMint = UIColor(light: "#00C7BE", dark: "#63E6E2")
  public static let systemTeal = UIColor(light: "#30B0C7", dark: "#40C8E0")
  public static let systemCyan = UIColor(light: "#32ADE6", dark: "#64D2FF")
  public static let systemBlue = UIColor(light: "#007AFF", dark: "#0A84FF")
  public static let systemIndigo = UIColor(light: "#5856D6", dark: "#5E5CE6")
  public static let systemPurple = UIColor(light: "#AF52DE", dark: "#BF5AF2")
  public static let systemPink = UIColor(light: "#FF2D55", dark: "#FF375F")
  public static let systemBrown = UIColor(light: "#A2845E", dark: "#AC8E68")
  public static let systemGray = UIColor(light: "#8E8E93", dark: "#8E8E93")
  public static let systemGray2 = UIColor(light: "#AEAEB2", dark: "#636366")
  public static let systemGray3 = UIColor(light: "#C7C7CC", dark: "#48484A")
  public static let systemGray4 = UIColor(light: "#D1D1D6", dark: "#3A3A3C")
  public static let systemGray5 = UIColor(light: "#E5E5EA", dark: "#2C2C2E")
  public static let systemGray6 = UIColor(light: "#F2F2F7", dark: "#1C1C1E")

  public static let label = UIColor(light: "#000000", dark: "#FFFFFF")
  public static let secondaryLabel = UIColor(light: "#3C3C4399", dark: "#EBEBF599")
  public static let tertiaryLabel = UIColor(light: "#3C3C434C", dark: "#EBEBF54C")
  public static let quaternaryLabel = UIColor(light: "#3C3C432D", dark: "#EBEBF528")
  public static let placeholderText = UIColor(light: "#3C3C434C", dark: "#EBEBF54C")
  public static let link = UIColor(light: "#007AFF", dark: "#0984FF")
  public static let separator = UIColor(light: "#3C3C4349", dark: "#54545899")
  public static let opaqueSeparator = UIColor(light: "#C6C6C8", dark: "#38383A")

  public static let systemBackground = UIColor(light: "#FFFFFF", dark: "#000000")
  public static let secondarySystemBackground = UIColor(light: "#F2F2F7", dark: "#1C1C1E")
  public static let tertiarySystemBackground = UIColor(light: "#FFFFFF", dark: "#2C2C2E")
  public static let systemGroupedBackground = UIColor(light: "#F2F2F7", dark: "#000000")
  public static let secondarySystemGroupedBackground = UIColor(light: "#FFFFFF", dark: "#1C1C1E")
  public static let tertiarySystemGroupedBackground = UIColor(light: "#F2F2F7", dark: "#2C2C2E")

  public static let systemFill = UIColor(light: "#78788033", dark: "#7878805B")
  public static let secondarySystemFill = UIColor(light: "#78788028", dark: "#78788051")
  public static let tertiarySystemFill = UIColor(light: "#7676801E", dark: "#7676803D")
  public static let quaternarySystemFill = UIColor(light: "#74748014", dark: "#7676802D")

  private convenience init(light: String, dark: String) {
    self.init(content: .appearances(light: Self.components(of: light), dark: Self.components(of: dark)))
  }

  private static func components(of hexadecimal: String) -> ColorComponents {
    ColorComponents(Color(hexadecimal: hexadecimal) ?? .clear)
  }
}
