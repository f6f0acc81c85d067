import FirstFrameLayoutTree
import FirstFrameRasterizer
import Foundation
import Testing

@testable import HeadlessUIKit

/// Bars follow the text size that the user prefers, search fields show their clear button, and close buttons are gray.
@MainActor struct BarTextSizeTests {
  /// The sizes of the text style `largeTitle` (Apple's table of Dynamic Type sizes), and the heights of the row.
  @Test(
    arguments: [
      (ContentSize.extraSmall, CGFloat(31), CGFloat(52)), (.large, 34, 52), (.extraExtraExtraLarge, 40, 60),
      (.accessibilityExtraExtraExtraLarge, 60, 84),
    ])
  func largeTitlesFollowTheTextSize(size: ContentSize, points: CGFloat, height: CGFloat) {
    let controller = UIViewController()
    controller.title = "Menu"
    let navigation = UINavigationController(rootViewController: controller)
    navigation.navigationBar.prefersLargeTitles = true
    _ = navigation.layoutTree(in: RenderingEnvironment(size: CGSize(width: 390, height: 844), contentSize: size))
    #expect(navigation.navigationBar.largeTitleLabel.font.pointSize == points)
    #expect(navigation.navigationBar.largeTitleHeight == height)
    #expect(navigation.navigationBar.largeTitleLabel.frame.height == height - 8)
  }

  @Test func aSearchFieldShowsItsClearButtonWhenItHasText() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 390, height: 56))
    let environment = RenderingEnvironment(size: CGSize(width: 390, height: 56))
    #expect(!bar.layoutTree(in: environment).layoutDump().contains("clear"))
    bar.text = "Tea"
    #expect(bar.layoutTree(in: environment).layoutDump().contains("clear"))
  }

  @Test func aCloseButtonIsGrayWhateverItsTint() {
    let button = UIButton(type: .close)
    button.tintColor = .systemRed
    _ = button.layoutTree(in: RenderingEnvironment())
    #expect(button.imageView?.tintColor == .systemGray2)
    button.isEnabled = false
    _ = button.layoutTree(in: RenderingEnvironment())
    #expect(button.imageView?.tintColor != .systemGray2)
  }
}
