import SnapshotTesting
import UIKit
import XCTest

@testable import MenuUI

final class LayoutTests: XCTestCase {
  private func window(with controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  func testVisualFormatAndGuides() {
    let form = LegacyFormViewController()
    let window = window(with: form)
    XCTAssertEqual(form.nameField.frame.minX, 16)
    XCTAssertEqual(form.nameField.frame.width, 288)
    XCTAssertEqual(form.nameField.frame.minY, form.view.safeAreaInsets.top + 16)
    XCTAssertEqual(form.nameField.frame.height, 44)
    XCTAssertEqual(form.noteField.frame.minY, form.nameField.frame.maxY + 8)
    XCTAssertEqual(form.heightConstraint.identifier, "height")
    XCTAssertEqual(form.sendButton.frame.height, 50)
    XCTAssertEqual(form.sendButton.frame.maxY, window.bounds.height - form.view.safeAreaInsets.bottom - 8)
  }

  func testStatusBarPreferences() {
    let form = LegacyFormViewController()
    XCTAssertEqual(form.preferredStatusBarStyle, .lightContent)
    XCTAssertTrue(form.prefersStatusBarHidden)
    XCTAssertEqual(form.preferredStatusBarUpdateAnimation, .fade)
    form.setNeedsStatusBarAppearanceUpdate()
  }

  func testAppearanceProxies() {
    Appearance.apply()
    defer {
      BadgeView.appearance().fillColor = .systemRed
      UISearchBar.appearance().barTintColor = nil
    }
    let badge = BadgeView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(badge)
    window.layoutIfNeeded()
    XCTAssertEqual(badge.backgroundColor, .systemGreen)
    let own = BadgeView(frame: .zero)
    own.fillColor = .black
    window.addSubview(own)
    window.layoutIfNeeded()
    XCTAssertEqual(own.fillColor, .black)
  }

  func testBarAppearances() {
    let navigation = UINavigationController(rootViewController: DishListViewController())
    Appearance.style(navigation.navigationBar)
    XCTAssertEqual(navigation.navigationBar.standardAppearance.backgroundColor, UIColor(named: "brand"))
    XCTAssertNotNil(navigation.navigationBar.compactAppearance)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    Appearance.style(tabs.tabBar)
    XCTAssertNotNil(tabs.tabBar.standardAppearance.stackedLayoutAppearance.selected.iconColor)
  }

  func testTransitions() throws {
    let root = UIViewController()
    let window = window(with: root)
    let drawer = DrawerViewController()
    let shown = expectation(description: "shown")
    root.present(drawer, animated: true) { shown.fulfill() }
    wait(for: [shown], timeout: 2)
    XCTAssertEqual(drawer.transition.steps, ["animate", "complete"])
    XCTAssertTrue(drawer.presentationController is DrawerPresentationController)
    XCTAssertEqual(drawer.view.alpha, 1)
    XCTAssertTrue(root.presentedViewController === drawer)
    XCTAssertNotNil(drawer.view.window)
    root.dismiss(animated: false)
    XCTAssertNil(root.presentedViewController)
    withExtendedLifetime(window) {}
  }

  func testPages() throws {
    let gallery = GalleryViewController()
    let window = window(with: gallery)
    let first = try XCTUnwrap(gallery.viewControllers?.first)
    XCTAssertEqual(first.title, "Soup")
    XCTAssertNil(gallery.dataSource?.pageViewController(gallery, viewControllerBefore: first))
    let next = try XCTUnwrap(gallery.dataSource?.pageViewController(gallery, viewControllerAfter: first))
    gallery.setViewControllers([next], direction: .forward, animated: true)
    XCTAssertEqual(gallery.viewControllers?.first?.title, "Bread")
    XCTAssertEqual(next.view.window, window)
  }

  func testCharacterAtAPoint() {
    let label = LinkLabel(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
    label.font = Fonts.blocks(ofSize: 10)
    label.text = "Read terms"
    // Each character of this font is half an em wide.
    XCTAssertEqual(label.characterIndex(at: CGPoint(x: 2, y: 5)), 0)
    XCTAssertEqual(label.characterIndex(at: CGPoint(x: 32, y: 5)), 6)
    XCTAssertNil(label.characterIndex(at: CGPoint(x: 150, y: 5)))
  }

  func testSearchBars() {
    let controller = DishListViewController()
    let window = window(with: controller)
    controller.searchBar.text = "so"
    controller.searchBar.delegate?.searchBar?(controller.searchBar, textDidChange: "so")
    XCTAssertEqual(controller.dishes.map(\.name), ["Tomato soup"])
    XCTAssertEqual(controller.tableView.numberOfRows(inSection: 0), 1)
    withExtendedLifetime(window) {}
  }

  func testALayerDrawsItsManagedProperty() {
    let ring = ProgressRing(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    XCTAssertEqual(ring.progress, 0)
    ring.progress = 0.7
    XCTAssertEqual(ring.progress, 0.7)
    XCTAssertEqual(ProgressRing.turn.values?.count, 13)
    assertSnapshot(matching: ring, as: .image)
  }

  func testADrawerCoversTwoThirds() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    let (menu, drawer) = (UIViewController(), DrawerDelegate())
    menu.modalPresentationStyle = .custom
    menu.transitioningDelegate = drawer
    root.present(menu, animated: false)
    window.layoutIfNeeded()
    XCTAssertEqual(menu.view.frame, CGRect(x: 0, y: 0, width: 200, height: 500))
  }

  func testATextViewKeepsItsAccessoryView() {
    let (text, bar) = (UITextView(), UIToolbar())
    text.inputAccessoryView = bar
    XCTAssertTrue(text.inputAccessoryView === bar)
  }

  func testFontsOfIOS() {
    XCTAssertEqual(UIFont(name: "HelveticaNeue-Bold", size: 12)?.pointSize, 12)
    XCTAssertNil(UIFont(name: "NoSuchFont", size: 12))
  }

  func testAccessibilityOfAnyObject() {
    let map = SeatMapView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    map.tables = [.init(number: 4, frame: CGRect(x: 10, y: 10, width: 20, height: 20))]
    let elements = map.accessibilityElements as? [UIAccessibilityElement]
    XCTAssertEqual(elements?.map(\.accessibilityLabel), ["Table 4"])
    XCTAssertEqual(Waiter().accessibilityLabel, "Waiter")
    let item = UIBarButtonItem(title: "Sort", style: .done, target: nil, action: nil)
    item.accessibilityLabel = "Sort dishes"
    item.accessibilityIdentifier = "sort"
    XCTAssertEqual(item.accessibilityLabel, "Sort dishes")
    let control = RatingControl()
    control.accessibilityIncrement()
    XCTAssertEqual(control.accessibilityValue, "1")
  }
}
