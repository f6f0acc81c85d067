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

  /// A field grows by what a line of the body style is higher than one of 17 points: 43 points at the largest size, where
  /// the text has 53 points.
  @Test(
    arguments: [
      (ContentSize.extraSmall, SystemVersion.iOS18, CGFloat(56), CGFloat(36)), (.large, .iOS18, 56, 36),
      (.accessibilityExtraExtraExtraLarge, .iOS18, 99, 79), (.large, .iOS26, 60, 44),
      (.accessibilityExtraExtraExtraLarge, .iOS26, 103, 87),
    ])
  func searchFieldsFollowTheTextSize(
    size: ContentSize, look: SystemVersion, bar height: CGFloat, field fieldHeight: CGFloat
  ) {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 390, height: height)).inLook(look)
    bar.text = "Tea"
    _ = bar.layoutTree(in: RenderingEnvironment(size: CGSize(width: 390, height: height), contentSize: size))
    #expect(bar.intrinsicContentSize.height == height)
    #expect(bar.searchTextField.frame.height == fieldHeight)
    let text = bar.searchTextField.textLabel
    #expect(text.frame.height >= text.intrinsicContentSize.height)
    #expect((bar.searchTextField.leftView?.frame.maxX ?? 0) <= text.frame.minX)
    bar.text = nil
    bar.placeholder = "Tea"
    _ = bar.layoutTree(in: RenderingEnvironment(size: CGSize(width: 390, height: height), contentSize: size))
    let placeholder = bar.searchTextField.placeholderLabel
    #expect(placeholder.frame.height == placeholder.intrinsicContentSize.height)
  }

  @Test(arguments: [(SystemVersion.iOS18, CGFloat(139)), (.iOS26, 97)])
  func barsGrowWithTheirSearchField(look: SystemVersion, grown: CGFloat) {
    let controller = UIViewController()
    controller.navigationItem.searchController = UISearchController(searchResultsController: nil)
    let navigation = UINavigationController(rootViewController: controller)
    _ = navigation.view.inLook(look)
    _ = navigation.layoutTree(
      in: RenderingEnvironment(
        size: CGSize(width: 390, height: 844), contentSize: .accessibilityExtraExtraExtraLarge))
    // 43 points more, in the navigation bar or at the bottom.
    let insets = controller.view.safeAreaInsets
    #expect((look == .iOS18 ? insets.top : insets.bottom) == grown)
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
