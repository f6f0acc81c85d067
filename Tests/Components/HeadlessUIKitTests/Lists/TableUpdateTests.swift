import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct TableUpdateTests {
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let source: BoxSource

  init() {
    table.separatorStyle = .none
    source = BoxSource([[50, 60, 70]], for: table)
    table.layoutIfNeeded()
    source.clearRequestedRows()
  }

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  private var heights: [CGFloat] {
    table.layoutIfNeeded()
    return table.visibleCells.map(\.frame.height)
  }

  @Test func anInsertedRowMovesTheOthersDown() {
    let cells = table.visibleCells
    source.sections[0].insert(20, at: 1)
    table.insertRows(at: [path(1)], with: .automatic)
    #expect(heights == [50, 20, 60, 70])
    #expect(table.cellForRow(at: path(2)) === cells[1])
    #expect(table.visibleCells.map(\.frame.minY) == [0, 50, 70, 130])
    #expect(source.requestedRows == [path(1)])
  }

  @Test func aBatchIsOneUpdate() {
    let cells = table.visibleCells
    var isDone = false
    table.performBatchUpdates {
      source.sections[0] = [70, 30]
      table.deleteRows(at: [path(0), path(1)], with: .fade)
      table.insertRows(at: [path(1)], with: .fade)
    } completion: {
      isDone = $0
    }
    #expect(isDone)
    #expect(heights == [70, 30])
    #expect(table.cellForRow(at: path(0)) === cells[2])
    #expect(source.requestedRows == [path(1)])
  }

  @Test func aMovedRowHasTheSameCell() {
    let cells = table.visibleCells
    source.sections[0] = [70, 50, 60]
    table.moveRow(at: path(2), to: path(0))
    #expect(heights == [70, 50, 60])
    #expect(source.requestedRows.isEmpty)
    #expect(table.cellForRow(at: path(0)) === cells[2])
    #expect(table.subviews == table.visibleCells)
  }

  @Test func reloadingARowRequestsItAgain() {
    source.sections[0][1] = 90
    table.reloadRows(at: [path(1)], with: .none)
    #expect(heights == [50, 90, 70])
    #expect(source.requestedRows == [path(1)])
  }

  @Test func sectionsAreInsertedAndDeleted() {
    source.sections.insert([10], at: 0)
    table.insertSections([0], with: .none)
    #expect(heights == [10, 50, 60, 70])
    #expect(source.requestedRows == [path(0)])
    source.sections.removeLast()
    table.deleteSections([1], with: .none)
    #expect(heights == [10])
  }

  @Test func reloadingRequestsAllRows() {
    source.sections = [[10, 20]]
    table.reloadData()
    #expect(table.numberOfRows(inSection: 0) == 2)
    #expect(heights == [10, 20])
    #expect(source.requestedRows == [path(0), path(1)])
    #expect(table.contentSize.height == 30)
  }

  @Test func aSelectedRowRemainsSelected() {
    table.selectRow(at: path(1), animated: false, scrollPosition: .none)
    source.sections[0].insert(20, at: 0)
    table.insertRows(at: [path(0)], with: .none)
    #expect(heights.count == 4)
    #expect(table.indexPathForSelectedRow == path(2))
    #expect(table.visibleCells.map(\.isSelected) == [false, false, true, false])
  }
}
