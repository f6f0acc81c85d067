import FirstFrameLayoutTree
import Testing

@testable import HeadlessUIKit

/// How the columns of a split view controller share the screen.
@MainActor
struct SplitBehaviorTests {
  private func split(
    _ style: UISplitViewController.Style, _ behavior: UISplitViewController.SplitBehavior,
    _ mode: UISplitViewController.DisplayMode = .automatic
  ) -> UISplitViewController {
    let split = UISplitViewController(style: style)
    split.preferredSplitBehavior = behavior
    split.preferredDisplayMode = mode
    let columns: [UISplitViewController.Column] =
      style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    for column in columns { split.setViewController(UIViewController(), for: column) }
    _ = split.layoutTree(in: RenderingEnvironment(size: CGSize(width: 1200, height: 800), scale: 1))
    return split
  }

  /// Apple, `UISplitViewController.SplitBehavior`: the modes that each behavior allows.
  @Test(arguments: [
    (UISplitViewController.SplitBehavior.tile, UISplitViewController.DisplayMode.oneOverSecondary, 2),
    (.tile, .twoOverSecondary, 4), (.overlay, .oneBesideSecondary, 3), (.overlay, .twoBesideSecondary, 5),
    (.displace, .oneOverSecondary, 2), (.displace, .twoBesideSecondary, 6), (.automatic, .twoOverSecondary, 5),
  ]) func aModeIsAdaptedToTheBehavior(
    behavior: UISplitViewController.SplitBehavior, mode: UISplitViewController.DisplayMode, shown: Int
  ) {
    #expect(split(.tripleColumn, behavior, mode).displayMode.rawValue == shown)
  }

  @Test func columnsOverTheContentAreHiddenAtFirst() {
    let split = split(.doubleColumn, .overlay)
    #expect(split.displayMode == .secondaryOnly)
    #expect(split.viewController(for: .secondary)?.navigationController?.view.frame.width == 1200)
  }

  @Test func displacedContentKeepsItsWidth() throws {
    let split = split(.tripleColumn, .displace, .twoBesideSecondary)
    let content = try #require(split.viewController(for: .secondary)?.navigationController?.view)
    // A column of 320 points, one of 375, two lines; beside one column, the content is 1200 - 375 - 1 wide.
    #expect(content.frame == CGRect(x: 697, y: 0, width: 824, height: 800))
  }

  @Test func theOnlyColumnOfAPhoneIsAsWideAsTheScreen() throws {
    let split = split(.tripleColumn, .displace, .twoBesideSecondary)
    split.traitOverrides.horizontalSizeClass = .compact
    split.view.layoutIfNeeded()
    let content = try #require(split.viewController(for: .secondary)?.navigationController?.view)
    #expect(content.frame == CGRect(x: 0, y: 0, width: 1200, height: 800))
  }

  /// A column of 320 points that code shows is over the content with this behavior, and beside it with the other one.
  @Test(arguments: [(UISplitViewController.SplitBehavior.overlay, CGFloat(0), CGFloat(1200)), (.tile, 321, 879)])
  func aColumnThatCodeShowsFollowsTheBehavior(
    behavior: UISplitViewController.SplitBehavior, x: CGFloat, width: CGFloat
  ) throws {
    let split = split(.doubleColumn, behavior, .secondaryOnly)
    split.show(.primary)
    split.view.layoutIfNeeded()
    let column = try #require(split.viewController(for: .primary)?.navigationController?.view)
    let content = try #require(split.viewController(for: .secondary)?.navigationController?.view)
    #expect(column.frame == CGRect(x: 0, y: 0, width: 320, height: 800))
    #expect(content.frame == CGRect(x: x, y: 0, width: width, height: 800))
  }
}
