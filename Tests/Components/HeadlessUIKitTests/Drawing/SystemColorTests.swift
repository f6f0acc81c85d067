import FirstFrameLayoutTree
import Foundation
import Testing

@testable import HeadlessUIKit

/// System colors in both looks: Apple's Human Interface Guidelines, "Color", and pixels of an iPhone with iOS 26.
@MainActor struct SystemColorTests {
  private func bytes(
    _ color: UIColor, _ version: SystemVersion, _ appearance: Appearance, _ level: UIUserInterfaceLevel = .base
  ) -> [Int] {
    let traits = UITraitCollection(environment: RenderingEnvironment(appearance: appearance, systemVersion: version))
      .modifyingTraits { $0.userInterfaceLevel = level }
    let components = color.components(in: traits)
    return [components.red, components.green, components.blue].map { Int(($0 * 255).rounded()) }
  }

  @Test(
    arguments: [
      ("red", UIColor.systemRed, [255, 59, 48], [255, 69, 58], [255, 56, 60], [255, 66, 69]),
      ("blue", .systemBlue, [0, 122, 255], [10, 132, 255], [0, 136, 255], [0, 145, 255]),
      ("green", .systemGreen, [52, 199, 89], [48, 209, 88], [52, 199, 89], [48, 209, 88]),
      ("mint", .systemMint, [0, 199, 190], [99, 230, 226], [0, 200, 179], [0, 218, 195]),
      ("purple", .systemPurple, [175, 82, 222], [191, 90, 242], [203, 48, 224], [219, 52, 242]),
      ("brown", .systemBrown, [162, 132, 94], [172, 142, 104], [172, 127, 94], [183, 138, 102]),
      ("gray 6", .systemGray6, [242, 242, 247], [28, 28, 30], [242, 242, 247], [28, 28, 30]),
    ] as [(String, UIColor, [Int], [Int], [Int], [Int])]) func values(
      name: String, color: UIColor, light18: [Int], dark18: [Int], light26: [Int], dark26: [Int]
    )
  {
    #expect(bytes(color, .iOS18, .light) == light18, "\(name)")
    #expect(bytes(color, .iOS18, .dark) == dark18, "\(name)")
    #expect(bytes(color, .iOS26, .light) == light26, "\(name)")
    #expect(bytes(color, .iOS26, .dark) == dark26, "\(name)")
  }

  @Test func elevatedBackgroundsAreLighterInDarkAppearance() {
    #expect(bytes(.systemBackground, .iOS26, .dark) == [0, 0, 0])
    #expect(bytes(.systemBackground, .iOS26, .dark, .elevated) == [28, 28, 30])
    #expect(bytes(.secondarySystemGroupedBackground, .iOS18, .dark, .elevated) == [44, 44, 46])
    #expect(bytes(.systemBackground, .iOS26, .light, .elevated) == [255, 255, 255])
  }

  /// The opacity is exact, not a rounded byte.
  @Test func opacities() {
    func alpha(_ color: UIColor, _ version: SystemVersion, _ appearance: Appearance) -> CGFloat {
      color.components(
        in: UITraitCollection(environment: RenderingEnvironment(appearance: appearance, systemVersion: version))
      ).alpha
    }
    #expect(alpha(.separator, .iOS18, .light) == 0.29)
    #expect(alpha(.separator, .iOS26, .light) == 0.29)
    #expect(alpha(.separator, .iOS18, .dark) == 0.6)
    #expect(alpha(.separator, .iOS26, .dark) == 0.5)
    #expect(alpha(.tertiaryLabel, .iOS26, .light) == 0.3)
    #expect(alpha(.quaternaryLabel, .iOS26, .dark) == 0.16)
  }
}
