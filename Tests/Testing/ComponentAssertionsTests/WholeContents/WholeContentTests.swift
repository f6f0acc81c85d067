import FirstFrameComponentAssertions
import FirstFrameImaging
import FirstFrameLayoutTree
import Foundation
import HeadlessUIKit
import Testing

@testable import FirstFrameSnapshots

/// Pictures of scrolled content at its whole height.
@MainActor struct WholeContentTests {
  private let screen = RenderingEnvironment(size: CGSize(width: 320, height: 480))

  private func tree<Component: LayoutTreeProviding>(
    _ component: Component, limit: CGFloat = 10_000
  ) throws -> LayoutNode {
    let strategy = Snapshotting<Component, Bitmap>.image(.wholeContent(limit: limit), in: screen)
    return try #require(try strategy.capture(component, isOnMainActor: true).evidence.layoutTree)
  }

  private func texts(_ node: LayoutNode) -> [String] {
    (node.text.map { [$0.string] } ?? []) + node.children.flatMap(texts)
  }

  private func error<Component: LayoutTreeProviding>(_ component: Component, limit: CGFloat = 10_000) -> String {
    do {
      _ = try tree(component, limit: limit)
      return ""
    } catch {
      return "\(error)"
    }
  }

  @Test func aTableShowsAllRows() throws {
    let rows = RowsController(count: 60)
    let tree = try tree(rows)
    #expect(rows.tableView.contentSize.height >= 60 * 44)
    #expect(tree.frame == CGRect(x: 0, y: 0, width: 320, height: rows.tableView.contentSize.height))
    #expect(texts(tree) == (0..<60).map { "Row \($0)" })
  }

  @Test func rowsOfTheirOwnHeightsAreMeasured() throws {
    let rows = RowsController(count: 30)
    rows.lines = 3
    let tree = try tree(rows)
    #expect(texts(tree).count == 30)
    #expect(tree.frame.height > 30 * 60)
    #expect(tree.frame.height == rows.tableView.contentSize.height.rounded(.up))
  }

  @Test func barsKeepTheirPlaces() throws {
    let rows = RowsController(count: 40)
    rows.title = "Rows"
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: rows)]
    let tree = try tree(tabs)
    let all = texts(tree)
    #expect(all.contains("Row 0"))
    #expect(all.contains("Row 39"))
    #expect(tree.frame.height > 40 * 44 + 80)
    let tabBar = try #require(tabs.tabBar.superview).convert(tabs.tabBar.frame, to: nil)
    #expect(tabBar.maxY == tree.frame.height)
  }

  @Test func aScrollViewWithConstraintsGrows() throws {
    let controller = UIViewController()
    let scroll = UIScrollView()
    let column = UIStackView(
      arrangedSubviews: (0..<50).map { index in
        let label = UILabel()
        label.text = "Line \(index)"
        return label
      })
    column.axis = .vertical
    for (view, superview) in [(scroll, controller.view), (column, scroll)] as [(UIView, UIView?)] {
      view.translatesAutoresizingMaskIntoConstraints = false
      superview?.addSubview(view)
      guard let superview else { continue }
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: superview.topAnchor),
        view.bottomAnchor.constraint(equalTo: superview.bottomAnchor),
        view.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: superview.trailingAnchor),
      ])
    }
    let tree = try tree(controller)
    #expect(tree.frame.height == scroll.contentSize.height.rounded(.up))
    #expect(scroll.contentSize.height > 900)
  }

  @Test func aCollectionViewShowsAllItems() throws {
    let grid = ItemsController(count: 40)
    let tree = try tree(grid)
    #expect(texts(tree).count == 40)
  }

  @Test func scrolledContentIsShownFromItsStart() throws {
    let rows = RowsController(count: 40)
    _ = rows.layoutTree(in: screen)
    rows.tableView.contentOffset.y = 500
    #expect(texts(try tree(rows)).first == "Row 0")
  }

  @Test func contentThatFitsIsDrawnAsEver() throws {
    #expect(try tree(RowsController(count: 3)).frame.height == 480)
  }

  @Test func theSizeClassesStayThoseOfTheDevice() throws {
    let rows = RowsController(count: 100)
    _ = try tree(rows)
    #expect(rows.traitCollection.horizontalSizeClass == .compact)
    #expect(rows.traitCollection.userInterfaceIdiom == .phone)
  }

  @Test func aLaterPictureHasTheSizeOfTheScreenAgain() throws {
    let rows = RowsController(count: 40)
    _ = try tree(rows)
    #expect(rows.layoutTree(in: screen).frame.height == 480)
  }

  @Test func aLimitIsNamed() {
    let message = error(RowsController(count: 1000))
    #expect(message.contains("the whole content of UITableView in RowsController would be "))
    #expect(message.contains(" points high, and the limit is 10000 points; draw less content, or write "))
  }

  @Test func aScrollViewThatCannotGrowIsNamed() {
    let controller = UIViewController()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    scroll.contentSize = CGSize(width: 320, height: 500)
    scroll.addSubview(UILabel())
    scroll.backgroundColor = .red
    controller.view.addSubview(scroll)
    let message = error(controller)
    #expect(message.contains("UIScrollView in UIViewController keeps its height of 200 points"))
    #expect(message.contains("300 points of its content cannot be shown"))
  }
}

/// A table of labeled rows.
private final class RowsController: UITableViewController {
  private let count: Int
  var lines = 1

  init(count: Int) {
    self.count = count
    super.init(style: .plain)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.numberOfLines = 0
    cell.textLabel?.text =
      lines == 1
      ? "Row \(indexPath.row)"
      : (0..<lines).map { "Row \(indexPath.row), line \($0)" }.joined(separator: "\n")
    return cell
  }
}

/// A grid of labeled items.
private final class ItemsController: UICollectionViewController {
  private let count: Int

  init(count: Int) {
    self.count = count
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 80)
    super.init(collectionViewLayout: layout)
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
  }

  required init?(coder: NSCoder) { nil }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    for view in cell.contentView.subviews { view.removeFromSuperview() }
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "Item \(indexPath.item)"
    cell.contentView.addSubview(label)
    return cell
  }
}
