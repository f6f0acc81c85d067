import Foundation
import HeadlessUIKit
import Testing

/// The pages of a page view controller, and the page control below them.
@Suite @MainActor struct UIPageViewControllerTests {
  private final class Source: NSObject, UIPageViewControllerDataSource {
    var count = 3
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { nil }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { nil }
    func presentationCount(for pageViewController: UIPageViewController) -> Int { count }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int { 1 }
  }

  private let source = Source()
  private let page = UIViewController()

  private func pages(
    _ style: UIPageViewController.TransitionStyle = .scroll,
    _ orientation: UIPageViewController.NavigationOrientation = .horizontal
  ) -> UIPageViewController {
    let pages = UIPageViewController(transitionStyle: style, navigationOrientation: orientation)
    pages.dataSource = source
    pages.setViewControllers([page], direction: .forward, animated: false)
    pages.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    pages.view.layoutIfNeeded()
    return pages
  }

  private func pageControl(of pages: UIPageViewController) -> UIPageControl? {
    pages.view.subviews.compactMap { $0 as? UIPageControl }.first
  }

  @Test func theNumberOfPagesIsBelowThePage() throws {
    let control = try #require(pageControl(of: pages()))
    #expect(control.numberOfPages == 3)
    #expect(control.currentPage == 1)
    #expect(control.frame == CGRect(x: 0, y: 443, width: 320, height: 37))
    #expect(page.view.frame == CGRect(x: 0, y: 0, width: 320, height: 443))
  }

  @Test(arguments: [
    (UIPageViewController.TransitionStyle.pageCurl, UIPageViewController.NavigationOrientation.horizontal),
    (.scroll, .vertical),
  ])
  func otherPagesHaveNoControl(
    style: UIPageViewController.TransitionStyle, orientation: UIPageViewController.NavigationOrientation
  ) {
    #expect(pageControl(of: pages(style, orientation)) == nil)
    #expect(page.view.frame.height == 480)
  }

  @Test func withoutANumberThereIsNoControl() {
    source.count = 0
    #expect(pageControl(of: pages()) == nil)
  }
}
