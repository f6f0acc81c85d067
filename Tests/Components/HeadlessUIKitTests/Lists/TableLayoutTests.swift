import FirstFrameLayoutTree
import Foundation
import HeadlessUIKit
import Testing

/// Frames computed by hand, in the look of iOS 18 at two pixels per point: a separator is half a point high.
@MainActor
struct TableLayoutTests {
  private func table(_ style: UITableView.Style = .plain, height: CGFloat = 400) -> UITableView {
    UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: height), style: style).inLook(.iOS18)
  }

  private func frames(_ table: UITableView) -> [CGRect] {
    table.layoutIfNeeded()
    return table.visibleCells.map(\.frame)
  }

  @Test func rowHeightsIncludeTheContentAndASeparator() {
    let table = table()
    let source = BoxSource([[50, 60, 70]], for: table)
    #expect(
      frames(table) == [
        CGRect(x: 0, y: 0, width: 300, height: 50.5), CGRect(x: 0, y: 50.5, width: 300, height: 60.5),
        CGRect(x: 0, y: 111, width: 300, height: 70.5),
      ])
    #expect(table.contentSize == CGSize(width: 300, height: 181.5))
    #expect(table.visibleCells.map(\.contentView.frame.height) == [50, 60, 70])
    #expect(table.indexPathsForVisibleRows == (0..<3).map { IndexPath(row: $0, section: 0) })
    table.separatorStyle = .none
    #expect(frames(table).map(\.minY) == [0, 50, 110])
    #expect(source.requestedRows.count == 3)
  }

  @Test func separatorsStartAtTheText() throws {
    let table = table()
    let source = BoxSource([[50]], for: table)
    let cell = try #require(table.layoutTree(in: RenderingEnvironment()).children.first)
    #expect(cell.children.first?.name == "separator")
    #expect(cell.children.first?.frame == CGRect(x: 16, y: 50, width: 284, height: 0.5))
    #expect(source.sections.count == 1)
  }

  @Test func groupsAreSpaced() {
    let (table, inset) = (table(.grouped), table(.insetGrouped))
    for table in [table, inset] {
      table.separatorStyle = .none
      let source = BoxSource([[44, 44], [44, 44]], for: table)
      #expect(frames(table).map(\.minY) == [35, 79, 158, 202])
      #expect(table.contentSize.height == 263.5)
      #expect(source.requestedRows.count == 4)
    }
    #expect(inset.visibleCells.allSatisfy { $0.frame.minX == 16 && $0.frame.width == 268 })
    #expect(inset.visibleCells.map(\.layer.cornerRadius) == [10, 10, 10, 10])
    #expect(inset.visibleCells[0].layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
  }

  @Test func headersStayWhileTheirRowsAreVisible() throws {
    let table = table(height: 200)
    table.sectionHeaderTopPadding = 0
    table.rowHeight = 50
    let delegate = HeightDelegate()
    table.delegate = delegate
    let source = BoxSource([Array(repeating: 1, count: 8), Array(repeating: 1, count: 8)], for: table)
    func headerY(_ section: Int) -> CGFloat? {
      table.layoutIfNeeded()
      return table.viewWithTag(section + 1)?.frame.minY
    }
    // The second section starts at 30 + 8 * 50 = 430.
    #expect(frames(table).map(\.minY) == [30, 80, 130, 180])
    #expect(headerY(0) == 0)
    table.contentOffset.y = 100
    #expect(headerY(0) == 100)
    table.contentOffset.y = 415
    #expect(headerY(0) == 400)
    #expect(headerY(1) == 430)
    table.contentOffset.y = 435
    #expect(headerY(0) == nil)
    #expect(headerY(1) == 435)
    #expect(source.cells.count <= 6)
  }

  @Test func tableHeadersAndFootersHaveTheTablesWidth() {
    let table = table()
    table.separatorStyle = .none
    let source = BoxSource([[50]], for: table)
    let (header, footer) = (UIView(frame: CGRect(x: 9, y: 9, width: 9, height: 20)), UIView())
    footer.frame.size.height = 10
    table.tableHeaderView = header
    table.tableFooterView = footer
    #expect(frames(table).map(\.minY) == [20])
    #expect(header.frame == CGRect(x: 0, y: 0, width: 300, height: 20))
    #expect(footer.frame == CGRect(x: 0, y: 70, width: 300, height: 10))
    #expect(table.contentSize.height == 80)
    #expect(source.requestedRows.count == 1)
  }

  @Test func changedCellsAreMeasuredAgain() throws {
    let table = table()
    table.separatorStyle = .none
    let source = BoxSource([[50, 60]], for: table)
    _ = frames(table)
    try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)) as? BoxCell).configure(with: 90)
    #expect(frames(table).map(\.minY) == [0, 90])
    #expect(source.requestedRows.count == 2)
  }

  @Test func labelsRespectTheMargins() throws {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil).inLook(.iOS18)
    cell.textLabel?.text = "Title"
    cell.detailTextLabel?.text = "Detail"
    cell.accessoryType = .disclosureIndicator
    cell.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
    cell.layoutIfNeeded()
    // 300 points minus the accessory of 10.5 and the 16 after it.
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 273.5, height: 60))
    let (title, detail) = (
      try #require(cell.textLabel?.frame), try #require(cell.detailTextLabel?.frame)
    )
    #expect(title.minX == 16)
    #expect(title.maxX == 265.5)
    #expect(title.maxY == detail.minY)
    #expect(abs((title.minY + detail.maxY) / 2 - 30) <= 0.5)
    #expect(
      UITableViewCell().inLook(.iOS18).sizeThatFits(CGSize(width: 300, height: 0)).height == 44)
  }
}

@MainActor
struct TableMirroringTests {
  /// From right to left, the texts of a row are mirrored. The row is 300 points wide, with margins of 16 points.
  @Test(arguments: [UITableViewCell.CellStyle.value1, .value2])
  func labelsAreMirrored(_ style: UITableViewCell.CellStyle) throws {
    func frames(_ attribute: UISemanticContentAttribute) throws -> [CGRect] {
      let cell = UITableViewCell(style: style, reuseIdentifier: nil)
      cell.semanticContentAttribute = attribute
      cell.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
      let (text, detail) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
      (text.text, detail.text) = ("Balance", "1 250")
      cell.layoutIfNeeded()
      return [text.frame, detail.frame]
    }
    let (left, right) = (try frames(.forceLeftToRight), try frames(.forceRightToLeft))
    #expect(left[0].minX == 16)
    #expect(right.map(\.minX) == left.map { 300 - $0.maxX })
  }

  /// The headers of inset groups are inset like their rows.
  @Test func headersOfInsetGroupsAlignWithTheirRows() throws {
    let controller = NumbersController(style: .insetGrouped)
    let table = try #require(controller.tableView)
    table.frame.size.width = 300
    table.register(UITableViewCell.self, forCellReuseIdentifier: "number")
    let delegate = HeightDelegate()
    table.delegate = delegate
    table.layoutIfNeeded()
    #expect(table.dataSource === controller)
    #expect(table.viewWithTag(1)?.frame == CGRect(x: 16, y: 0, width: 268, height: 30))
  }
}
