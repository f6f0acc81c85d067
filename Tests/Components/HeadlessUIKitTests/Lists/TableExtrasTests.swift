import Foundation
import Testing

@testable import HeadlessUIKit

/// Refresh controls, swipe actions and the index of tables.
@MainActor struct TableExtrasTests {
  private let controller = CityTable(style: .plain)

  private var table: UITableView { controller.tableView }

  init() {
    controller.tableView.frame = CGRect(x: 0, y: 0, width: 320, height: 400)
  }

  @Test func aRefreshControlMakesRoomWithoutScrolling() {
    let control = UIRefreshControl()
    controller.refreshControl = control
    table.layoutIfNeeded()
    #expect(control.isHidden)
    #expect(table.adjustedContentInset.top == 0)
    control.beginRefreshing()
    table.layoutIfNeeded()
    #expect(table.adjustedContentInset.top == 60)
    #expect(table.contentOffset.y == 0)
    #expect(control.frame == CGRect(x: 0, y: -60, width: 320, height: 60))
    #expect(!control.isHidden)
    control.endRefreshing()
    #expect(table.adjustedContentInset.top == 0)
    #expect(control.isHidden)
  }

  @Test func swipingMovesTheRowOverItsActions() throws {
    _ = table.inLook(.iOS18)
    controller.actions = [action(.destructive, "Delete"), action(.normal, "Flag")]
    table.layoutIfNeeded()
    let path = IndexPath(row: 1, section: 0)
    #expect(table.revealTrailingSwipeActions(forRowAt: path))
    #expect(!table.revealLeadingSwipeActions(forRowAt: path))
    #expect(table.revealTrailingSwipeActions(forRowAt: path))
    table.layoutIfNeeded()
    // Two areas of at least 74 points.
    #expect(table.cellForRow(at: path)?.frame == CGRect(x: -148, y: 44, width: 320, height: 44))
    let view = try #require(table.subviews.compactMap { $0 as? SwipeActionsView }.first)
    #expect(view.frame == CGRect(x: 0, y: 44, width: 320, height: 44))
    let tree = view.layoutNode(name: "actions", names: PropertyNames())
    let areas = tree.children.filter { $0.name == "action" }.map(\.frame)
    #expect(areas == [CGRect(x: 246, y: 0, width: 74, height: 44), CGRect(x: 172, y: 0, width: 74, height: 44)])
    table.hideSwipeActions()
    table.layoutIfNeeded()
    #expect(table.cellForRow(at: path)?.frame.minX == 0)
  }

  @Test func actionsMoveWithTheDirectionOfText() {
    _ = table.inLook(.iOS18)
    table.semanticContentAttribute = .forceRightToLeft
    controller.actions = [action(.normal, "Flag")]
    table.layoutIfNeeded()
    table.revealTrailingSwipeActions(forRowAt: IndexPath(row: 0, section: 0))
    table.layoutIfNeeded()
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.frame.minX == 74)
  }

  private func action(_ style: UIContextualAction.Style, _ title: String) -> UIContextualAction {
    UIContextualAction(style: style, title: title) { _, _, _ in }
  }

  @Test func theColorOfAnActionFollowsItsStyle() {
    #expect(action(.destructive, "Delete").backgroundColor == .systemRed)
    #expect(action(.normal, "Flag").backgroundColor == .systemGray)
  }

  @Test func theIndexIsAtTheTrailingEdgeAndLeadsToSections() throws {
    controller.sections = [["Amsterdam"], Array(repeating: "Berlin", count: 30), ["Cadiz"]]
    controller.titles = ["A", "B", "C"]
    table.reloadData()
    table.layoutIfNeeded()
    let bar = try #require(table.subviews.last as? SectionIndexBar)
    #expect(bar.frame == CGRect(x: 305, y: 0, width: 15, height: 400))
    bar.layoutIfNeeded()
    // Three lines of 1.19336 × 11 = 13.127 points around the middle.
    #expect(abs((bar.subviews.first?.frame.minY ?? 0) - (200 - 1.5 * 13.127)) <= 0.5)
    table.chooseSectionIndexTitle(at: 1)
    #expect(table.contentOffset.y == table.rectForHeader(inSection: 1).minY)
    #expect(bar.frame.minY == table.contentOffset.y)
    table.sectionIndexMinimumDisplayRowCount = 100
    table.layoutIfNeeded()
    #expect(!(table.subviews.last is SectionIndexBar))
  }
}

private final class CityTable: UITableViewController {
  var sections = [["Madrid", "Lisbon", "Paris"]]
  var titles: [String]?
  var actions: [UIContextualAction] = []

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    return cell
  }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles?[section]
  }
  override func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { UISwipeActionsConfiguration(actions: actions) }
}
