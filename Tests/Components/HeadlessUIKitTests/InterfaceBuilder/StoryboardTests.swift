import Foundation
import HeadlessUIKit
import Testing

/// Controllers, segues and lists of `Menu.storyboard`.
@MainActor struct StoryboardTests {
  private let storyboard = UIStoryboard(name: "Menu", bundle: InterfaceFixtures.bundle)

  private func makeList() throws -> MenuController {
    try #require(storyboard.instantiateViewController(withIdentifier: "list") as? MenuController)
  }

  @Test func theInitialControllerHasItsRoot() throws {
    let navigation = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
    let list = try #require(navigation.topViewController as? MenuController)
    #expect(navigation.navigationBar.prefersLargeTitles)
    #expect(navigation.tabBarItem.title == "Menu")
    #expect(navigation.storyboard === storyboard)
    #expect(list.storyboard === storyboard)
  }

  @Test func itemsAreThereBeforeTheView() throws {
    let list = try makeList()
    #expect(!list.isViewLoaded)
    #expect(list.title == "The menu")
    #expect(list.navigationItem.title == "Menu")
    #expect(list.navigationItem.largeTitleDisplayMode == .never)
    #expect(list.navigationItem.rightBarButtonItems?.map(\.title) == ["More", "Send"])
    #expect(list.navigationItem.rightBarButtonItems?.last?.style == .done)
    list.navigationItem.leftBarButtonItem?.performAction()
    #expect(list.events == ["init", "awake", "edit"])
  }

  @Test func eventsComeInUIKitsOrder() throws {
    let list = try makeList()
    list.loadViewIfNeeded()
    #expect(list.events == ["init", "awake", "prepare child", "load Today"])
    #expect(list.editItem === list.navigationItem.leftBarButtonItem)
  }

  @Test func framesFollowGuidesAndMargins() throws {
    let list = try makeList()
    list.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    list.view.layoutIfNeeded()
    // 20 points inside of the safe area, which is the view, and 16 below its top.
    #expect(list.titleLabel.frame == CGRect(x: 20, y: 16, width: 280, height: 24))
    // From 8 points below the label to the trailing margin of 16 points.
    let stack = try #require(list.view.subviews.compactMap { $0 as? UIStackView }.first)
    #expect(stack.frame == CGRect(x: 20, y: 48, width: 284, height: 86))
    // Two rows with 6 points between them: (86 - 6) / 2 = 40.
    #expect(stack.arrangedSubviews.map(\.frame.height) == [40, 40])
    #expect(stack.arrangedSubviews.map(\.frame.minY) == [0, 46])
    // The container fills the rest; the constraint of 100 points is not installed.
    let container = try #require(list.view.subviews.last)
    #expect(container.frame == CGRect(x: 0, y: 142, width: 320, height: 338))
    #expect(container.subviews.first?.frame == CGRect(x: 0, y: 0, width: 320, height: 338))
  }

  @Test func embeddedControllersAreChildren() throws {
    let list = try makeList()
    list.loadViewIfNeeded()
    let child = try #require(list.children.first)
    #expect(list.preparations.map(\.identifier) == ["child"])
    #expect(list.preparations.first?.destination === child)
    #expect(child.parent === list)
    #expect(child.view.superview === list.view.subviews.last)
  }

  @Test func variationsFollowTheSizeClass() throws {
    let list = try makeList()
    list.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    list.view.layoutIfNeeded()
    #expect(list.titleLabel.font.pointSize == 17)
    let stack = try #require(list.view.subviews.compactMap { $0 as? UIStackView }.first)
    list.traitOverrides.horizontalSizeClass = .regular
    list.view.layoutIfNeeded()
    #expect(list.titleLabel.font.pointSize == 30)
    #expect(list.titleLabel.frame.minX == 60)
    #expect(stack.superview == nil)
    list.traitOverrides.horizontalSizeClass = .compact
    list.view.layoutIfNeeded()
    #expect(list.titleLabel.font.pointSize == 17)
    #expect(list.titleLabel.frame.minX == 20)
    #expect(stack.superview === list.view)
  }

  // MARK: Segues

  @Test func aButtonShowsItsDestination() throws {
    let navigation = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
    let list = try #require(navigation.topViewController as? MenuController)
    navigation.loadViewIfNeeded()
    list.loadViewIfNeeded()
    let stack = try #require(list.view.subviews.compactMap { $0 as? UIStackView }.first)
    let button = try #require(stack.arrangedSubviews.first as? UIButton)
    list.refusedSegue = "dish"
    button.sendActions(for: .touchUpInside)
    #expect(navigation.viewControllers.count == 1)
    list.refusedSegue = nil
    button.sendActions(for: .touchUpInside)
    #expect(navigation.topViewController is DishController)
    #expect(list.events.last == "prepare dish")
  }

  @Test func seguesArePerformedByCode() throws {
    let navigation = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
    let list = try #require(navigation.topViewController as? MenuController)
    list.performSegue(withIdentifier: "programmatic", sender: nil)
    #expect(navigation.topViewController is DishController)
    #expect(list.preparations.last?.destination === navigation.topViewController)
  }

  @Test func unwindingReturnsToTheControllerWithTheMethod() throws {
    let navigation = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
    let list = try #require(navigation.topViewController as? MenuController)
    list.performSegue(withIdentifier: "programmatic", sender: nil)
    let detail = try #require(navigation.topViewController as? DishController)
    detail.loadViewIfNeeded()
    detail.backButton.sendActions(for: .touchUpInside)
    #expect(list.events.last == "return back")
    #expect(navigation.viewControllers == [list])
  }

  @Test func unwindingDismisses() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let list = try makeList()
    window.rootViewController = list
    window.makeKeyAndVisible()
    list.performSegue(withIdentifier: "about", sender: nil)
    let detail = try #require(list.presentedViewController as? DishController)
    #expect(detail.modalPresentationStyle == .fullScreen)
    detail.performSegue(withIdentifier: "back", sender: nil)
    #expect(list.presentedViewController == nil)
  }

  @Test func creatorsPassArguments() {
    let detail: DishController = storyboard.instantiateViewController(identifier: "detail") { coder in
      DishController(coder: coder, price: 12)
    }
    #expect(detail.price == 12)
    detail.loadViewIfNeeded()
    #expect(detail.backButton.title(for: .normal) == "Back")
  }

  // MARK: Lists and containers

  @Test func staticTablesHaveTheirRows() throws {
    let settings = try #require(
      storyboard.instantiateViewController(withIdentifier: "settings") as? UITableViewController)
    settings.view.frame = CGRect(x: 0, y: 0, width: 320, height: 600)
    settings.view.layoutIfNeeded()
    let table: UITableView = settings.tableView
    #expect(table.style == .insetGrouped)
    #expect(table.numberOfSections == 2)
    #expect((0..<2).map { table.numberOfRows(inSection: $0) } == [2, 1])
    let language = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(language.textLabel?.text == "Language")
    #expect(language.detailTextLabel?.text == "English")
    #expect(language.frame.height == 44)
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.frame.height == 70)
    let signOut = table.cellForRow(at: IndexPath(row: 0, section: 1))
    #expect(signOut?.textLabel?.textColor == .systemRed)
    #expect(settings.tableView(table, titleForHeaderInSection: 0) == "General")
    #expect(settings.tableView(table, titleForFooterInSection: 0) == "Applies to all dishes.")
  }

  @Test func collectionViewsHavePrototypesAndALayout() throws {
    let photos = try #require(storyboard.instantiateViewController(withIdentifier: "photos") as? PhotosController)
    photos.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    photos.view.layoutIfNeeded()
    let cells = photos.collectionView.indexPathsForVisibleItems.sorted().compactMap(photos.collectionView.cellForItem)
    // Three items of 90 points fit into 310, with (310 - 270) / 2 = 20 points between them, below the header and inset.
    #expect(
      cells.map(\.frame) == [
        CGRect(x: 5, y: 40, width: 90, height: 60), CGRect(x: 115, y: 40, width: 90, height: 60),
        CGRect(x: 225, y: 40, width: 90, height: 60), CGRect(x: 5, y: 108, width: 90, height: 60),
        CGRect(x: 115, y: 108, width: 90, height: 60),
      ])
    #expect(cells.first?.contentView.subviews.first is UIImageView)
  }

  @Test func tabsHaveTheirControllers() throws {
    let tabs = try #require(storyboard.instantiateViewController(withIdentifier: "tabs") as? UITabBarController)
    #expect(tabs.viewControllers?.map { $0.tabBarItem.title } == ["Menu", "Settings"])
    #expect(tabs.viewControllers?.last?.tabBarItem.badgeValue == "2")
    #expect(tabs.tabBar.tintColor == .systemPurple)
  }

  // MARK: Languages and memory

  @Test func textsComeFromTheStringsFile() throws {
    let locale = FirstFrameLocalization.locale
    FirstFrameLocalization.locale = Locale(identifier: "ja_JP")
    defer { FirstFrameLocalization.locale = locale }
    let list = try makeList()
    list.loadViewIfNeeded()
    #expect(list.titleLabel.text == "本日")
    #expect(list.navigationItem.title == "献立")
    let stack = try #require(list.view.subviews.compactMap { $0 as? UIStackView }.first)
    #expect(stack.arrangedSubviews.compactMap { ($0 as? UIButton)?.title(for: .normal) } == ["料理", "About"])
  }

  @Test func controllersAreReleased() throws {
    weak var list: MenuController?
    weak var view: UIView?
    func use() throws {
      let made = try makeList()
      made.loadViewIfNeeded()
      made.view.layoutIfNeeded()
      (list, view) = (made, made.view)
    }
    try use()
    #expect(list == nil)
    #expect(view == nil)
  }
}
