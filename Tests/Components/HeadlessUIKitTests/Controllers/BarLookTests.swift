import FirstFrameLayoutTree
import Foundation
import Testing

@testable import HeadlessUIKit

/// Bars in both looks. The values of iOS 26 were measured on simulators, those of iOS 18 in view dumps of phones.
@MainActor struct BarLookTests {
  /// Borders of tabs are at whole points, and tabs are inset by 2 points.
  @Test(
    arguments: [
      (375, [2, 96, 190, 283], [90, 90, 89, 90]), (390, [2, 100, 197, 295], [94, 93, 94, 93]),
      (320, [2, 82, 162, 242], [76, 76, 76, 76]),
    ] as [(CGFloat, [CGFloat], [CGFloat])]) func tabsBeforeIOS26(width: CGFloat, starts: [CGFloat], widths: [CGFloat])
  {
    let bar = tabBar(count: 4, width: width, .iOS18)
    #expect(bar.subviews.map(\.frame.minX) == starts)
    #expect(bar.subviews.map(\.frame.width) == widths)
    #expect(bar.subviews.allSatisfy { $0.frame.minY == 1 && $0.frame.height == 48 })
  }

  @Test func tabsOfIOS26AreOnAPlatter() {
    let platter = TabPlatter(count: 4, in: CGSize(width: 393, height: 83)).frame
    #expect(platter == CGRect(x: 16.625, y: 11, width: 359.75, height: 62))
    #expect(TabPlatter(count: 5, in: CGSize(width: 393, height: 83)).frame.minX == 16)
    let bar = tabBar(count: 4, width: 393, .iOS26)
    #expect(bar.subviews.allSatisfy { platter.insetBy(dx: 3, dy: 3).contains($0.frame) })
  }

  private func tabBar(count: Int, width: CGFloat, _ version: SystemVersion) -> UITabBar {
    let bar = UITabBar()
    bar.items = (0..<count).map { UITabBarItem(title: "\($0)", tag: $0) }
    _ = bar.layoutTree(in: RenderingEnvironment(size: CGSize(width: width, height: 83), systemVersion: version))
    return bar
  }

  @Test(
    arguments: [
      (SystemVersion.iOS18, ViewImageConfig.iPhone16, false, 59 + 44), (.iOS18, .iPhone16, true, 59 + 96),
      (.iOS26, .iPhone16, false, 59 + 54), (.iOS26, .iPhoneSe3, false, 20 + 44), (.iOS26, .iPhoneSe3, true, 116),
    ] as [(SystemVersion, ViewImageConfig, Bool, CGFloat)]) func contentBeginsBelowTheNavigationBar(
      version: SystemVersion, device: ViewImageConfig, isLarge: Bool, top: CGFloat
    )
  {
    let controller = UIViewController()
    controller.title = "Title"
    let navigation = UINavigationController(rootViewController: controller)
    navigation.navigationBar.prefersLargeTitles = isLarge
    _ = navigation.layoutTree(in: device.inLook(version).renderingEnvironment)
    #expect(controller.view.safeAreaInsets.top == top)
  }

  @Test func buttonsOfIOS26AreOnPlatters() throws {
    let controller = UIViewController()
    controller.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(systemItem: .done), UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .search),
    ]
    let navigation = UINavigationController(rootViewController: controller)
    let tree = navigation.layoutTree(in: ViewImageConfig.iPhone16.renderingEnvironment)
    let bar = try #require(tree.children.last)
    let platters = bar.children.filter { $0.name == "platter" }
    // "Done" is alone, and the other two images share a platter.
    #expect(platters.count == 2)
    #expect(platters.allSatisfy { $0.frame.height == 44 && $0.frame.minY == 0 })
    #expect(platters[0].frame.maxX == 377)
    #expect(platters[1].frame.maxX == platters[0].frame.minX - 12)
    #expect(platters[0].background == .color(UIColor.systemBlue.components(in: .current).color))
  }
}
