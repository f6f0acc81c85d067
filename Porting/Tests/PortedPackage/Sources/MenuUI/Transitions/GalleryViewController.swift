import UIKit

/// Pages with pictures of dishes.
final class GalleryViewController: UIPageViewController, UIPageViewControllerDataSource {
  let pageTitles = ["Soup", "Bread", "Tart"]

  convenience init() {
    self.init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    dataSource = self
    setViewControllers([page(at: 0)], direction: .forward, animated: false, completion: nil)
  }

  private func page(at index: Int) -> UIViewController {
    let page = UIViewController()
    page.title = pageTitles[index]
    let label = UILabel()
    label.text = pageTitles[index]
    label.textAlignment = .center
    page.view.addSubview(label)
    label.frame = page.view.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return page
  }

  private func neighbor(of controller: UIViewController, by offset: Int) -> UIViewController? {
    guard let index = pageTitles.firstIndex(of: controller.title ?? ""),
      pageTitles.indices.contains(index + offset)
    else { return nil }
    return page(at: index + offset)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { neighbor(of: viewController, by: -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { neighbor(of: viewController, by: 1) }

  func presentationCount(for pageViewController: UIPageViewController) -> Int { pageTitles.count }
  func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}
