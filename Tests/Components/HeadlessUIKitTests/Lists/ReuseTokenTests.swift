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
    #expect(cell is BoxCell)
    #expect(cell.reuseIdentifier == "box")
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "title") is TitleHeader)
    #expect(table.dequeueReusableCell(withIdentifier: "other") == nil)
    #expect(source.requestedRows.isEmpty)
  }
}

final class TitleHeader: UITableViewHeaderFooterView {
  var preparations = 0

  override func prepareForReuse() {
    super.prepareForReuse()
    preparations += 1
  }
}
