import Foundation
import HeadlessUIKit
import Testing

/// A table of ten thousand rows with heights of 40, 50 and 60 points in turn; 12 rows fill its height of 600 points.
@MainActor
struct TableScrollingTests {
  private let table: UITableView
  private let source: BoxSource

  init() {
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    table.separatorStyle = .none
    source = BoxSource([(0..<10_000).map { 40 + CGFloat($0 % 3) * 10 }], for: table)
    table.layoutIfNeeded()
  }

  @Test func onlyTheFirstScreenHasCells() {
    #expect(source.requestedRows == (0..<12).map { IndexPath(row: $0, section: 0) })
    #expect(source.cells.count == 12)
    // The first 12 rows are measured, 600 points in total; the others have the estimated 52 points.
    #expect(table.contentSize.height == CGFloat(600 + 9_988 * 52))
  }

  @Test func scrollingFarRequestsOneScreen() {
    source.clearRequestedRows()
    table.scrollToRow(at: IndexPath(row: 5_000, section: 0), at: .top, animated: false)
    #expect(source.requestedRows == (5_000..<5_012).map { IndexPath(row: $0, section: 0) })
    #expect(table.contentOffset.y == CGFloat(600 + 4_988 * 52))
    #expect(table.rectForRow(at: IndexPath(row: 5_000, section: 0)).minY == table.contentOffset.y)
    #expect(table.visibleCells.map(\.frame.height).prefix(4) == [60, 40, 50, 60])
    #expect(source.cells.count == 12)
  }

  @Test func scrollingToARowHonorsThePosition() {
    let path = IndexPath(row: 5_000, section: 0)
    table.scrollToRow(at: path, at: .middle, animated: false)
    #expect(table.rectForRow(at: path).midY == table.bounds.midY)
    table.scrollToRow(at: path, at: .bottom, animated: false)
    #expect(table.rectForRow(at: path).maxY == table.bounds.maxY)
    table.scrollToRow(at: IndexPath(row: 9_999, section: 0), at: .bottom, animated: false)
    #expect(table.contentOffset.y == table.contentSize.height - 600)
    #expect(table.indexPathsForVisibleRows?.last?.row == 9_999)
  }

  @Test func cellsThatLeaveTheScreenAreReused() {
    let first = table.visibleCells[0]
    table.contentOffset.y = 45
    table.layoutIfNeeded()
    // Row 0 has left the screen; rows 1 to 12 end at 640, so row 13 is needed, too.
    #expect(table.indexPathsForVisibleRows == (1...13).map { IndexPath(row: $0, section: 0) })
    #expect(table.cellForRow(at: IndexPath(row: 12, section: 0)) === first)
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
    #expect(source.cells.count == 13)
    #expect(table.subviews == table.visibleCells)
  }

  @Test func fixedHeightsAreRequestedForVisibleRows() {
    let delegate = HeightDelegate()
    table.delegate = delegate
    table.layoutIfNeeded()
    // The delegate sets headers of 30 points and rows of 50 points. With the padding of 22 points above the header,
    // 548 points remain for rows: 11 rows are at least partly visible.
    #expect(delegate.requestedRows == Set((0..<11).map { IndexPath(row: $0, section: 0) }))
    table.estimatedRowHeight = 0
    table.layoutIfNeeded()
    #expect(delegate.requestedRows.count == 10_000)
  }
}
