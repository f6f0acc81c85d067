import FirstFrame
import Foundation
import HeadlessUIKit
import Testing

/// Glass over colorful content: bars, a search field, a menu, a sheet and a popover.
@MainActor struct GlassSheetTests {
  private nonisolated static let variants: [SheetVariant] = [.light26, .dark26]

  private func check(
    _ variant: SheetVariant, _ controller: UIViewController, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
  ) {
    assertSnapshot(
      of: controller, as: .image(on: variant.config(CGSize(width: 390, height: 560))), named: variant.rawValue,
      fileID: fileID, filePath: filePath, testName: testName, line: line, column: column)
  }

  /// A table whose rows pass beneath the bars.
  private func scrolledRows() -> ColorRowsController {
    let rows = ColorRowsController(style: .plain)
    rows.title = "Palette"
    rows.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
    rows.navigationItem.rightBarButtonItems = ["plus", "ellipsis"].map {
      UIBarButtonItem(image: UIImage(systemName: $0), style: .plain, target: nil, action: nil)
    }
    return rows
  }

  @Test(arguments: variants) func tabs(_ variant: SheetVariant) {
    let tabs = UITabBarController()
    let navigation = UINavigationController(rootViewController: scrolledRows())
    navigation.tabBarItem = UITabBarItem(title: "Colors", image: UIImage(systemName: "paintpalette"), tag: 0)
    let others = [("Photos", "photo"), ("Saved", "bookmark"), ("Search", "magnifyingglass")].map { title, symbol in
      let other = UIViewController()
      other.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), tag: 1)
      return other
    }
    tabs.viewControllers = [navigation] + others
    check(variant, tabs)
  }

  @Test(arguments: variants) func toolbarAndSearch(_ variant: SheetVariant) {
    let rows = scrolledRows()
    rows.toolbarItems = [
      UIBarButtonItem(systemItem: .compose), UIBarButtonItem(systemItem: .flexibleSpace),
      UIBarButtonItem(systemItem: .trash),
    ]
    let search = UISearchController(searchResultsController: nil)
    search.searchBar.placeholder = "Search"
    rows.navigationItem.searchController = search
    let navigation = UINavigationController(rootViewController: rows)
    navigation.isToolbarHidden = false
    check(variant, navigation)
  }

  @Test(arguments: variants) func menu(_ variant: SheetVariant) {
    let controller = PictureController()
    controller.loadViewIfNeeded()
    controller.view.frame = CGRect(x: 0, y: 0, width: 390, height: 560)
    controller.view.layoutIfNeeded()
    controller.interaction?.presentMenu(at: CGPoint(x: 10, y: 10))
    check(variant, controller)
  }

  @Test(arguments: variants) func sheet(_ variant: SheetVariant) {
    let rows = scrolledRows()
    let sheet = NoteController()
    sheet.sheetPresentationController?.detents = [.medium()]
    sheet.sheetPresentationController?.prefersGrabberVisible = true
    rows.present(sheet, animated: false)
    check(variant, rows)
  }

  @Test(arguments: variants) func popover(_ variant: SheetVariant) {
    let controller = PictureController()
    controller.loadViewIfNeeded()
    let popover = NoteController()
    popover.modalPresentationStyle = .popover
    popover.preferredContentSize = CGSize(width: 260, height: 160)
    popover.popoverPresentationController?.sourceView = controller.view
    popover.popoverPresentationController?.sourceRect = CGRect(x: 40, y: 200, width: 60, height: 30)
    popover.popoverPresentationController?.delegate = controller
    controller.present(popover, animated: false)
    check(variant, controller)
  }

  /// Buttons, and rows of circles in a container, whose gaps are 2, 8, 16 and 26 of a spacing of 24.
  @Test(arguments: variants) func buttonsAndJoinedGlass(_ variant: SheetVariant) {
    let controller = PictureController()
    controller.loadViewIfNeeded()
    let configurations = [UIButton.Configuration.glass(), .clearGlass(), .prominentGlass()]
    for (index, var configuration) in configurations.enumerated() {
      configuration.title = ["Glass", "Clear", "Prominent"][index]
      let button = UIButton(configuration: configuration)
      button.frame = CGRect(x: 16 + 122 * index, y: 60, width: 114, height: 44)
      controller.view.addSubview(button)
    }
    for (row, gap) in [2, 8, 16, 26].enumerated() {
      let effect = UIGlassContainerEffect()
      effect.spacing = 24
      let container = UIVisualEffectView(effect: effect)
      container.frame = CGRect(x: 20, y: 240 + 76 * row, width: 350, height: 64)
      for (index, symbol) in ["pencil", "eraser", "trash"].enumerated() {
        let glass = UIVisualEffectView(effect: UIGlassEffect(style: row % 2 == 0 ? .regular : .clear))
        let width = index == 2 ? 120 : 60
        glass.frame = CGRect(x: index * (60 + gap), y: 0, width: width, height: 60)
        let image = UIImageView(image: UIImage(systemName: symbol))
        image.tintColor = .label
        image.contentMode = .center
        image.frame = glass.bounds
        glass.contentView.addSubview(image)
        container.contentView.addSubview(glass)
      }
      controller.view.addSubview(container)
    }
    check(variant, controller)
  }
}

/// A table of rows in strong colors, scrolled by half a row.
private final class ColorRowsController: UITableViewController {
  private static let colors: [(String, UIColor)] = [
    ("Red", .systemRed), ("Black", .black), ("Blue", .systemBlue), ("Yellow", .systemYellow), ("White", .white),
    ("Green", .systemGreen), ("Purple", .systemPurple), ("Orange", .systemOrange), ("Teal", .systemTeal),
  ]
  private var isScrolled = false

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard !isScrolled else { return }
    isScrolled = true
    tableView.contentOffset.y += 70
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 27 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let (name, color) = Self.colors[indexPath.row % Self.colors.count]
    cell.textLabel?.text = name + " " + String(repeating: name.lowercased() + " ", count: 6)
    cell.textLabel?.textColor = ["White", "Yellow"].contains(name) ? .black : .white
    cell.backgroundColor = color
    return cell
  }
}

/// A picture with a context menu, and with coarse and fine details.
private final class PictureController: UIViewController, UIContextMenuInteractionDelegate,
  UIPopoverPresentationControllerDelegate
{
  private(set) var interaction: UIContextMenuInteraction?

  override func loadView() { view = Mosaic() }

  override func viewDidLoad() {
    super.viewDidLoad()
    let badge = UILabel(frame: CGRect(x: 40, y: 150, width: 120, height: 60))
    badge.text = "Picture"
    badge.textAlignment = .center
    badge.backgroundColor = .systemBackground
    view.addSubview(badge)
    let interaction = UIContextMenuInteraction(delegate: self)
    badge.addInteraction(interaction)
    self.interaction = interaction
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }

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

/// A title and a text, without a background.
private final class NoteController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let title = UILabel(frame: CGRect(x: 24, y: 28, width: 212, height: 24))
    title.text = "Glass"
    title.font = .preferredFont(forTextStyle: .headline)
    let text = UILabel(frame: CGRect(x: 24, y: 56, width: 212, height: 66))
    text.text = "The view has no background of its own, so the glass is behind this text."
    text.textColor = .secondaryLabel
    text.font = .preferredFont(forTextStyle: .subheadline)
    text.numberOfLines = 0
    view.addSubview(title)
    view.addSubview(text)
  }
}

/// Stripes, discs and squares in many colors.
private final class Mosaic: UIView {
  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let colors: [UIColor] = [.systemIndigo, .systemPink, .systemOrange, .systemYellow, .systemTeal, .systemGreen]
    for row in 0..<Int(rect.height / 40 + 1) {
      colors[row % colors.count].setFill()
      context.fill(CGRect(x: 0, y: CGFloat(row) * 40, width: rect.width, height: 40))
    }
    for index in 0..<60 {
      (index % 3 == 0 ? UIColor.white : index % 3 == 1 ? .black : .systemBlue).setFill()
      let side = CGFloat(8 + index % 5 * 9)
      context.fillEllipse(
        in: CGRect(
          x: CGFloat(index * 97 % Int(rect.width)), y: CGFloat(index * 61 % Int(rect.height)), width: side,
          height: side))
    }
  }
}
