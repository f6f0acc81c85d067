import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct ReuseTokenTests {
  private let frame = CGRect(x: 0, y: 0, width: 300, height: 100)

  @Test func aReusedCellIsPreparedThenConfigured() {
    let (table, log) = (UITableView(frame: frame), LifecycleLog())
    table.separatorStyle = .none
    let source = BoxSource([[100, 90, 80, 70]], for: table, log: log)
    table.layoutIfNeeded()
    // A new cell is not prepared for reuse.
    #expect(log.events == ["dequeue 0", "configure 100"])
    log.events = []
    table.contentOffset.y = 100
    table.layoutIfNeeded()
    #expect(log.events == ["dequeue 1", "prepareForReuse", "configure 90", "dequeue 2", "configure 80"])
    #expect(source.cells.count == 2)
  }

  @Test func tokensDetermineTheTypesOfDequeuedViews() {
    let table = UITableView(frame: frame)
    let source = BoxSource([[10]], for: table)
    let cellToken: ReuseToken<BoxCell> = table.register(BoxCell.self)
    let headerToken: HeaderFooterReuseToken<TitleHeader> = table.register(TitleHeader.self)
    let cell = table.dequeueReusableCell(cellToken, for: IndexPath(row: 0, section: 0))
    cell.configure(with: 10)
    #expect(table.dequeueReusableHeaderFooterView(headerToken).preparations == 0)
    #expect(source.requestedRows.isEmpty)
  }

  @Test func identifiersWorkAsInUIKit() {
    let table = UITableView(frame: frame)
    let source = BoxSource([[10]], for: table)
    table.register(BoxCell.self, forCellReuseIdentifier: "box")
    table.register(TitleHeader.self, forHeaderFooterViewReuseIdentifier: "title")
    let cell = table.dequeueReusableCell(withIdentifier: "box", for: IndexPath(row: 0, section: 0))
    #expect(cell is BoxCell && cell.reuseIdentifier == "box")
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "title") is TitleHeader)
    #expect(table.dequeueReusableCell(withIdentifier: "other") == nil)
    #expect(source.requestedRows.isEmpty)
  }

  // MARK: Misuse

  @Test func aTokenOfAnotherTableFails() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (table, other) = (UITableView(), UITableView())
        _ = table.dequeueReusableCell(other.register(BoxCell.self), for: IndexPath(row: 0, section: 0))
      }
    }
    #expect(
      message(result).contains(
        "the token for cells of BoxCell belongs to another table; dequeue with the token that register("))
  }

  @Test func anUnknownIdentifierFails() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = UITableView().dequeueReusableCell(withIdentifier: "box", for: IndexPath(row: 0, section: 0))
      }
    }
    #expect(message(result).contains("write tableView.register(YourCell.self, forCellReuseIdentifier: \"box\")"))
  }

  @Test func sharingACellBetweenRowsFails() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        let cell = UITableViewCell()
        let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in cell }
        var snapshot = source.snapshot()
        snapshot.appendSections([0])
        snapshot.appendItems([1, 2])
        source.apply(snapshot)
        table.layoutIfNeeded()
      }
    }
    #expect(message(result).contains("returned for row 1 of section 0 a cell that shows another row"))
  }

  private func message(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }
}

final class TitleHeader: UITableViewHeaderFooterView {
  var preparations = 0

  override func prepareForReuse() {
    super.prepareForReuse()
    preparations += 1
  }
}
