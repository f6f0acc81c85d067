import FirstFrame
import Foundation
import HeadlessUIKit
import Testing

/// A screen that only a storyboard describes: constraints, stacks, controls, symbols and a navigation bar.
@MainActor struct StoryboardSceneTests {
  @Test(arguments: [UIUserInterfaceStyle.light, .dark]) func order(style: UIUserInterfaceStyle) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Storyboards")
    let storyboard = UIStoryboard(name: "Order", bundle: try #require(Bundle(url: folder)))
    let controller = try #require(storyboard.instantiateInitialViewController())
    let config = ViewImageConfig(
      size: CGSize(width: 390, height: 620), traits: UITraitCollection(userInterfaceStyle: style))
    assertSnapshot(of: controller, as: .image(on: config), named: style == .dark ? "dark" : "light")
  }
}
