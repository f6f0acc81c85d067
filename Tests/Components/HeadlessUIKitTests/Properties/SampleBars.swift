import FirstFrameLayoutTree
import Foundation

@testable import HeadlessUIKit

// The bars and controllers of the cases of ``PropertyTable``.
extension Sample {
  static func barButton() -> UIBarButtonItem {
    UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
  }

  static func navigationBar() -> UINavigationBar {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 10, width: 200, height: 44))
    bar.items = [UINavigationItem(title: "Home")]
    return bar
  }

  static func push(_ bar: inout UINavigationBar) { bar.items = (bar.items ?? []) + [UINavigationItem(title: "Away")] }

  static var redNavigationBar: UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    appearance.backgroundColor = .red
    return appearance
  }

  static func bar(
    showing item: UINavigationItem, above root: UINavigationItem? = nil, prefersLargeTitles: Bool = false,
    looking appearance: UINavigationBarAppearance? = nil
  ) -> any LayoutTreeProviding {
    let bar = navigationBar()
    bar.items = [root, item].compactMap { $0 }
    bar.prefersLargeTitles = prefersLargeTitles
    if let appearance {
      bar.standardAppearance = appearance
      bar.scrollEdgeAppearance = appearance
    }
    bar.frame.size.height = max(bar.sizeThatFits(bar.bounds.size).height, 80)
    return Page(showing: bar)
  }

  /// A bar with a back button and buttons on the right.
  static func barLooking(_ appearance: UINavigationBarAppearance) -> any LayoutTreeProviding {
    let item = UINavigationItem(title: "Home")
    let done = barButton()
    done.style = .done
    item.rightBarButtonItems = [barButton(), done]
    return bar(showing: item, above: UINavigationItem(title: "Root"), looking: appearance)
  }

  static func toolbar() -> UIToolbar {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 10, width: 200, height: 54))
    let done = barButton()
    done.style = .done
    bar.items = [barButton(), .flexibleSpace(), done]
    return bar
  }

  static var tabItem: UITabBarItem { UITabBarItem(title: "Home", image: template, tag: 0) }
  static var otherTabItem: UITabBarItem { UITabBarItem(title: "Away", image: image(.red), tag: 1) }

  static func tabBar(_ items: [UITabBarItem]) -> UITabBar {
    let bar = UITabBar(frame: CGRect(x: 0, y: 10, width: 200, height: 83))
    bar.items = items
    bar.selectedItem = items.first
    return bar
  }

  static func tabBarLooking(_ appearance: UITabBarAppearance) -> any LayoutTreeProviding {
    let other = otherTabItem
    other.image = template
    other.badgeValue = "9"
    let bar = tabBar([tabItem, other])
    bar.standardAppearance = appearance
    return Page(showing: bar)
  }

  static func searchBar() -> UISearchBar {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 10, width: 200, height: 60))
    bar.text = "Home"
    return bar
  }

  static func scopedSearchBar() -> UISearchBar {
    let bar = searchBar()
    bar.scopeButtonTitles = ["All", "Live"]
    bar.showsScopeBar = true
    bar.sizeToFit()
    return bar
  }

  // MARK: Controllers

  static func controller(_ color: UIColor = .secondarySystemBackground) -> UIViewController {
    let controller = UIViewController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 200, height: 120)
    controller.view.backgroundColor = color
    controller.title = "Home"
    return controller
  }

  static func controllerWithMargins() -> UIViewController {
    let controller = controller()
    let inner = box(.red)
    inner.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(inner)
    controller.view.directionalLayoutMargins = .zero
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: controller.view.layoutMarginsGuide.leadingAnchor),
      inner.topAnchor.constraint(equalTo: controller.view.topAnchor),
      inner.bottomAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.topAnchor, constant: 20),
      inner.widthAnchor.constraint(equalToConstant: 20),
    ])
    return controller
  }

  private static let screen = CGSize(width: 200, height: 240)

  static func navigation(_ root: UIViewController = controller()) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: root)
    navigation.preferredContentSize = screen
    return navigation
  }

  static func tabs(_ first: UIViewController = controller()) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = [first, controller(.green)]
    tabs.preferredContentSize = screen
    return tabs
  }

  static func pages() -> UIPageViewController {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([controller(.green)], direction: .forward, animated: false)
    pages.preferredContentSize = screen
    return pages
  }

  static func presenting(_ controller: UIViewController) -> UIViewController {
    let presenter = Self.controller(.green)
    presenter.preferredContentSize = CGSize(width: 390, height: 844)
    presenter.present(controller, animated: false)
    return presenter
  }

  @MainActor final class Presentation {
    let presenter = Sample.controller(.green)
    let presented = Sample.controller(.white)
    let corner = Sample.box(.red)
    let middle = Sample.box(.red)
    let barButton = Sample.barButton()
    private(set) lazy var navigation = UINavigationController(rootViewController: presenter)
    var sheet: UISheetPresentationController? { presented.sheetPresentationController }
    var popover: UIPopoverPresentationController? { presented.popoverPresentationController }
  }

  static func sheet() -> Presentation {
    let stage = Presentation()
    stage.presenter.present(stage.presented, animated: false)
    return stage
  }

  static func popover(inNavigation: Bool = false) -> Presentation {
    let stage = Presentation()
    if inNavigation { stage.navigation.loadViewIfNeeded() }
    stage.presented.modalPresentationStyle = .popover
    stage.presented.preferredContentSize = CGSize(width: 200, height: 200)
    stage.corner.frame.origin = CGPoint(x: 20, y: 60)
    stage.middle.frame.origin = CGPoint(x: 400, y: 600)
    for view in [stage.corner, stage.middle] { stage.presenter.view.addSubview(view) }
    stage.presenter.navigationItem.rightBarButtonItem = stage.barButton
    stage.presenter.present(stage.presented, animated: false)
    return stage
  }

  static func alert() -> UIAlertController {
    let alert = UIAlertController(title: "Home", message: "Message", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    return alert
  }

  /// A page whose look depends on all traits.
  static func traitful() -> UIView {
    let label = label("Home")
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    let toggle = UISwitch(frame: CGRect(x: 10, y: 20, width: 0, height: 0))
    toggle.isOn = true
    let bar = UIToolbar(frame: CGRect(x: 0, y: 50, width: 100, height: 54))
    let view = TraitfulView(frame: CGRect(x: 0, y: 0, width: 120, height: 110))
    view.backgroundColor = .systemBackground
    toggle.onTintColor = UIColor { $0.accessibilityContrast == .high ? .red : .green }
    for subview in [label, toggle, bar] { view.addSubview(subview) }
    return view
  }
}

/// A view with a line that is one pixel thick, below the safe area, and a stack.
final class TraitfulView: UIView {
  private let line = UIView()

  override func layoutSubviews() {
    super.layoutSubviews()
    if line.superview == nil { addSubview(line) }
    line.backgroundColor = .opaqueSeparator
    line.frame = CGRect(
      x: effectiveUserInterfaceLayoutDirection == .rightToLeft ? 60 : 0, y: safeAreaInsets.top, width: 60,
      height: 3 / max(traitCollection.displayScale, 1))
  }
}
