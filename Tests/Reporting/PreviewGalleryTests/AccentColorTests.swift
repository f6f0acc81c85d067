import Foundation
import Testing

@testable import FirstFramePreviewGallery

@Suite struct AccentColorTests {
  @Test(arguments: ["", "#", "#12345", "#1234567", "123456", "#12345g", "#+12345", "#１２３４５６", "red"])
  func otherTextIsNoColor(text: String) {
    #expect(AccentColor(text) == nil)
  }

  /// Black, white, gray, the primary colors, and colors of brands between light and dark.
  private static let colors = [
    "#000000", "#ffffff", "#808080", "#ff0000", "#00ff00", "#0000ff", "#ffff00", "#0A7AFF", "#FF7A33", "#FFE66D",
  ]

  @Test(arguments: colors) func textInTheColorIsReadableOnEveryBackground(text: String) throws {
    let style = try #require(AccentColor(text)).style
    let found = style.matches(of: #/#([0-9a-f]{6})/#).map { String($0.1) }
    try #require(found.count == 4)
    let (light, dark) = (Self.luminance(found[0]), Self.luminance(found[1]))
    // The backgrounds of the page: ground, panel, card, and marked text.
    for background in ["f6f5f2", "fbfaf8", "ffffff", found[2]] {
      #expect(Self.ratio(light, Self.luminance(background)) >= 4.5, "\(text) on \(background)")
    }
    for background in ["131415", "18191b", "1e2022", found[3]] {
      #expect(Self.ratio(dark, Self.luminance(background)) >= 4.5, "\(text) on \(background)")
    }
  }

  @Test func aReadableColorStaysAsItIs() throws {
    // Dark enough for light pages: a contrast of 8.3 to 1 with white.
    #expect(try #require(AccentColor("#6B2E00")).style.contains("--accent: light-dark(#6b2e00, "))
  }

  private static func ratio(_ one: Double, _ other: Double) -> Double {
    (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  /// The relative luminance by WCAG 2.1.
  private static func luminance(_ digits: String) -> Double {
    let value = Int(digits, radix: 16) ?? 0
    let channels = [value >> 16, value >> 8 & 0xFF, value & 0xFF].map { channel in
      let share = Double(channel) / 255
      return share <= 0.03928 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2]
  }
}
