import FirstFrameTextEscaping
import Foundation

/// The color of a library, for the parts of its gallery that are marked, such as the chosen component.
///
/// Text in the color is readable on the page: light and dark pages have variants of it with a contrast of at least 4.5 to
/// 1 on each background (WCAG 2.1, success criterion 1.4.3).
package struct AccentColor: Hashable, Sendable {
  private let color: Channels

  /// Reads six hexadecimal digits after `#`; `nil` if the text has another form.
  package init?(_ text: String) {
    let digits = text.dropFirst()
    guard text.hasPrefix("#"), digits.utf8.count == 6, digits.allSatisfy({ $0.isASCII && $0.isHexDigit }),
      let value = Int(digits, radix: 16)
    else { return nil }
    color = Channels(red: Double(value >> 16), green: Double(value >> 8 & 0xFF), blue: Double(value & 0xFF))
  }

  /// The style that replaces the page's own colors.
  var style: String {
    let (light, dark) = (
      variant(on: Channels(gray: 0xF6), toward: Channels(gray: 0)),
      variant(on: Channels(gray: 0x20), toward: Channels(gray: 0xFF))
    )
    return """
      :root {
        --accent: light-dark(\(light.text.hexadecimal), \(dark.text.hexadecimal));
        --accent-soft: light-dark(\(light.background.hexadecimal), \(dark.background.hexadecimal));
      }

      """
  }

  /// Returns a color for text, and the background of marked text, on a page.
  ///
  /// - Parameters:
  ///   - ground: The background of the page.
  ///   - limit: The color that has the largest contrast with it.
  private func variant(on ground: Channels, toward limit: Channels) -> (text: Channels, background: Channels) {
    let background = ground.mixed(with: color, share: 0.14)
    var share = 0.0
    var text = color
    while share < 1, min(text.contrast(with: background), text.contrast(with: ground)) < 4.6 {
      share += 0.02
      text = color.mixed(with: limit, share: share)
    }
    return (text.rounded, background.rounded)
  }

  /// A color in sRGB, whose channels are from 0 to 255.
  private struct Channels: Hashable {
    var red, green, blue: Double

    init(red: Double, green: Double, blue: Double) {
      (self.red, self.green, self.blue) = (red, green, blue)
    }

    init(gray: Double) { self.init(red: gray, green: gray, blue: gray) }

    func mixed(with other: Channels, share: Double) -> Channels {
      Channels(
        red: red + (other.red - red) * share, green: green + (other.green - green) * share,
        blue: blue + (other.blue - blue) * share)
    }

    var rounded: Channels { Channels(red: red.rounded(), green: green.rounded(), blue: blue.rounded()) }

    var hexadecimal: String {
      "#" + [red, green, blue].map { Hexadecimal.digits(UInt64($0), count: 2) }.joined()
    }

    /// The ratio of the luminances, from 1 to 21 (WCAG 2.1, definition of contrast ratio).
    func contrast(with other: Channels) -> Double {
      let (one, two) = (luminance, other.luminance)
      return (max(one, two) + 0.05) / (min(one, two) + 0.05)
    }

    /// The luminance, from 0 for black to 1 for white (WCAG 2.1, definition of relative luminance).
    private var luminance: Double {
      0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
    }

    private static func linear(_ channel: Double) -> Double {
      let value = channel / 255
      return value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
  }
}
