import FirstFrame
import Foundation
import HeadlessUIKit
import Testing

/// Screens with search bars, toolbars, an index, swiped rows, a refresh control, a menu, and without content.
@MainActor struct BarSheetTests {
  private func check(
    _ variant: SheetVariant, _ controller: UIViewController, size: CGSize = CGSize(width: 390, height: 560),
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
  ) {
    assertSnapshot(
      of: controller, as: .image(on: variant.config(size)), named: variant.rawValue, fileID: fileID,
      filePath: filePath, testName: testName, line: line, column: column)
  }

  @Test(arguments: SheetVariant.allCases) func search(_ variant: SheetVariant) {
    let rows = RowsController(style: .plain)
    rows.title = "Cities"
    let search = UISearchController(searchResultsController: nil)
    search.searchBar.placeholder = "Search"
    rows.navigationItem.searchController = search
    let navigation = UINavigationController(rootViewController: rows)
    navigation.navigationBar.prefersLargeTitles = true
    check(variant, navigation)
  }

  @Test(arguments: [SheetVariant.light18, .dark26]) func activeSearch(_ variant: SheetVariant) {
    let results = RowsController(style: .plain)
    results.sections = [["Paris", "Parma"]]
    let rows = RowsController(style: .plain)
    rows.title = "Cities"
    let search = UISearchController(searchResultsController: results)
    search.searchBar.scopeButtonTitles = ["All", "Europe"]
    rows.navigationItem.searchController = search
    rows.navigationItem.preferredSearchBarPlacement = .stacked
    let navigation = UINavigationController(rootViewController: rows)
    navigation.loadViewIfNeeded()
    search.isActive = true
    search.searchBar.searchTextField.insertText("Par")
    check(variant, navigation)
  }

  @Test(arguments: SheetVariant.allCases) func toolbar(_ variant: SheetVariant) {
    let rows = RowsController(style: .plain)
    rows.title = "Cities"
    rows.toolbarItems = [
      UIBarButtonItem(systemItem: .compose), UIBarButtonItem(systemItem: .flexibleSpace),
      UIBarButtonItem(systemItem: .trash),
    ]
    let navigation = UINavigationController(rootViewController: rows)
    navigation.isToolbarHidden = false
    check(variant, navigation)
  }

  private func action(_ style: UIContextualAction.Style, _ title: String?, _ symbol: String?) -> UIContextualAction {
    let action = UIContextualAction(style: style, title: title) { _, _, _ in }
    action.image = symbol.flatMap { UIImage(systemName: $0) }
    return action
  }

  @Test(arguments: SheetVariant.allCases) func swipe(_ variant: SheetVariant) {
    let rows = RowsController(style: .insetGrouped)
    let flag = action(.normal, "Flag", "flag.fill")
    flag.backgroundColor = .systemOrange
    rows.trailing = UISwipeActionsConfiguration(actions: [action(.destructive, "Delete", "trash.fill"), flag])
    rows.prepare = { $0.revealTrailingSwipeActions(forRowAt: IndexPath(row: 2, section: 0)) }
    check(variant, rows)
  }

  @Test(arguments: [SheetVariant.light18, .light26]) func titlesOfSwipe(_ variant: SheetVariant) {
    let rows = RowsController(style: .plain)
    let read = action(.normal, "Mark as Read", nil)
    read.backgroundColor = .systemBlue
    rows.leading = UISwipeActionsConfiguration(actions: [read])
    rows.prepare = { $0.revealLeadingSwipeActions(forRowAt: IndexPath(row: 1, section: 0)) }
    check(variant, rows)
  }

  @Test(arguments: SheetVariant.allCases) func index(_ variant: SheetVariant) {
    let rows = RowsController(style: .plain)
    rows.sections = [["Amsterdam", "Athens"], ["Berlin", "Bern", "Bremen"], ["Cadiz", "Cologne"], ["Dublin"]]
    rows.indexTitles = ["A", "B", "C", "D"]
    check(variant, UINavigationController(rootViewController: rows))
  }

  @Test(arguments: [SheetVariant.light18, .dark26]) func refreshing(_ variant: SheetVariant) {
    let rows = RowsController(style: .plain)
    rows.title = "Cities"
    let control = UIRefreshControl()
    control.attributedTitle = NSAttributedString(
      string: "Updating", attributes: [.font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor.secondaryLabel])
    rows.refreshControl = control
    rows.prepare = { table in
      control.beginRefreshing()
      table.contentOffset.y -= 60
    }
    check(variant, UINavigationController(rootViewController: rows))
  }

  @Test(arguments: SheetVariant.allCases) func unavailable(_ variant: SheetVariant) {
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.image = UIImage(systemName: "tray")
    configuration.text = "No Messages"
    configuration.secondaryText = "New messages appear here as soon as somebody writes to you."
    configuration.button.title = "Write a Message"
    configuration.secondaryButton.title = "Import"
    let controller = UIViewController()
    controller.title = "Inbox"
    controller.view.backgroundColor = .systemBackground
    controller.contentUnavailableConfiguration = configuration
    check(variant, UINavigationController(rootViewController: controller))
  }

  @Test(arguments: ["loading", "search"]) func unavailable(_ kind: String) {
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    controller.contentUnavailableConfiguration =
      kind == "loading" ? UIContentUnavailableConfiguration.loading() : UIContentUnavailableConfiguration.search()
    assertSnapshot(
      of: controller, as: .image(on: SheetVariant.light26.config(CGSize(width: 390, height: 400))), named: kind)
  }

  @Test(arguments: SheetVariant.allCases) func menu(_ variant: SheetVariant) {
    let controller = MenuController()
    controller.loadViewIfNeeded()
    controller.view.frame = CGRect(x: 0, y: 0, width: 390, height: 560)
    controller.view.layoutIfNeeded()
    controller.interaction?.presentMenu(at: CGPoint(x: 20, y: 20))
    check(variant, controller)
  }

  @Test(arguments: [SheetVariant.light18, .rightToLeft26]) func split(_ variant: SheetVariant) {
    let rows = RowsController(style: .insetGrouped)
    rows.title = "Cities"
    let detail = UIViewController()
    detail.title = "Madrid"
    detail.view.backgroundColor = .systemBackground
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(rows, for: .primary)
    split.setViewController(detail, for: .secondary)
    var config = variant.config(CGSize(width: 900, height: 500))
    config.safeArea = UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
    config.traits = UITraitCollection(traitsFrom: [
      config.traits, UITraitCollection(horizontalSizeClass: .regular), UITraitCollection(userInterfaceIdiom: .pad),
    ])
    assertSnapshot(of: split, as: .image(on: config), named: variant.rawValue)
  }
}

/// A card with a context menu among others.
private final class MenuController: UIViewController, UIContextMenuInteractionDelegate {
  private(set) var interaction: UIContextMenuInteraction?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    for index in 0..<4 {
      let card = UILabel(frame: CGRect(x: 16, y: 60 + 90 * CGFloat(index), width: 358, height: 74))
      card.text = "  Card \(index + 1)"
      card.backgroundColor = .secondarySystemGroupedBackground
      card.layer.cornerRadius = 16
      card.layer.masksToBounds = true
      view.addSubview(card)
      guard index == 1 else { continue }
      let interaction = UIContextMenuInteraction(delegate: self)
      card.addInteraction(interaction)
      self.interaction = interaction
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(children: [
        UIAction(title: "Copy", image: UIImage(systemName: "doc.on.doc")) { _ in },
        UIAction(title: "Share…", image: UIImage(systemName: "square.and.arrow.up")) { _ in },
        UIMenu(
          options: .displayInline,
          children: [
            UIAction(title: "Favorite", image: UIImage(systemName: "star"), state: .on) { _ in },
            UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) { _ in },
          ]),
      ])
    }
  }
}
