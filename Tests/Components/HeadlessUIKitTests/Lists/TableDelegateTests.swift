import Foundation
import Testing

@testable import HeadlessUIKit

/// The calls of a table to its delegate for headers, footers, indentation, estimates and swipes.
@Suite @MainActor struct TableDelegateTests {
  private final class Delegate: NSObject, UITableViewDataSource, UITableViewDelegate {
    var calls: [String] = []
    var levels: [Int]? = [0, 2, 1]

    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header \(section)" }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      section == 0 ? "Footer" : nil
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.indentationLevel = 7
      return cell
    }

    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
      calls.append("header \(section)")
      (view as? UITableViewHeaderFooterView)?.textLabel?.textColor = .red
    }
    func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
      calls.append("footer \(section)")
    }
    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
      calls.append("no header \(section)")
    }
    func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
      calls.append("no footer \(section)")
    }
    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
      levels?[indexPath.row] ?? 0
    }
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
      calls.append("edits \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
      calls.append("edited \(indexPath?.row ?? -1)")
    }
    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "Pin") { _, _, done in done(true) }
      ])
    }
  }

  private func table(_ delegate: Delegate, height: CGFloat = 600) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: height))
    table.dataSource = delegate
    table.delegate = delegate
    table.layoutIfNeeded()
    return table
  }

  @Test func headersAndFootersAreAnnounced() {
    let delegate = Delegate()
    let table = table(delegate)
    #expect(delegate.calls == ["header 0", "footer 0", "header 1"])
    #expect(table.headerView(forSection: 1)?.textLabel?.textColor == .red)
  }

  @Test func headersAndFootersThatLeaveTheScreenAreAnnounced() {
    let delegate = Delegate()
    let table = table(delegate, height: 250)
    delegate.calls = []
    table.contentOffset.y = 400
    table.layoutIfNeeded()
    #expect(delegate.calls.contains("no footer 0"))
    #expect(delegate.calls.contains("no header 0"))
  }

  @Test func rowsHaveTheLevelOfTheDelegate() {
    let delegate = Delegate()
    let table = table(delegate)
    #expect((0..<3).map { table.cellForRow(at: IndexPath(row: $0, section: 0))?.indentationLevel } == [0, 2, 1])
  }

  @Test func withoutTheMethodRowsKeepTheirLevel() {
    final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.indentationLevel = 7
        return cell
      }
    }
    let source = Source()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    table.dataSource = source
    table.delegate = source
    table.layoutIfNeeded()
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.indentationLevel == 7)
  }

  @Test func estimatesOfHeadersAreThoseOfTheDelegate() {
    final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
      func numberOfSections(in tableView: UITableView) -> Int { 100 }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
      func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "A" }
      func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat { 1_000 }
    }
    let source = Source()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 10))
    table.dataSource = source
    table.delegate = source
    table.layoutIfNeeded()
    // All headers but the first one are off the screen, and have the estimated height.
    #expect(table.contentSize.height > 99_000)
  }

  @Test func swipesAreAnnounced() {
    let delegate = Delegate()
    let table = table(delegate)
    delegate.calls = []
    table.revealTrailingSwipeActions(forRowAt: IndexPath(row: 1, section: 0))
    table.hideSwipeActions()
    table.hideSwipeActions()
    #expect(delegate.calls == ["edits 1", "edited 1"])
  }

  @Test func actionsOfTheFormerMethodAreRevealed() throws {
    final class Former: NSObject, UITableViewDataSource, UITableViewDelegate {
      var handled: [IndexPath] = []
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
      func tableView(
        _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
      ) -> [UITableViewRowAction]? {
        [UITableViewRowAction(style: .normal, title: "Pin") { [unowned self] _, path in handled.append(path) }]
      }
    }
    let former = Former()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    table.dataSource = former
    table.delegate = former
    table.layoutIfNeeded()
    #expect(table.revealTrailingSwipeActions(forRowAt: IndexPath(row: 1, section: 0)))
    let action = try #require(table.swiped?.view.actions.first)
    #expect(action.title == "Pin")
    action.handler(action, UIView()) { _ in }
    #expect(former.handled == [IndexPath(row: 1, section: 0)])
  }
}
