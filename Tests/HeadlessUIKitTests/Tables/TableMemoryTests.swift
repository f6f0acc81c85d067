import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct TableMemoryTests {
  @Test func aDroppedTableLeavesNothing() {
    weak var table: UITableView?
    weak var cell: UITableViewCell?
    weak var pooled: UITableViewCell?
    weak var source: BoxSource?
    do {
      let newTable = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
      let newSource = BoxSource([Array(repeating: 60, count: 50)], for: newTable)
      newTable.layoutIfNeeded()
      pooled = newTable.visibleCells.first
      newTable.contentOffset.y = 1_000
      newTable.layoutIfNeeded()
      (table, cell, source) = (newTable, newTable.visibleCells.last, newSource)
      #expect(cell != nil && source != nil)
    }
    #expect(table == nil && cell == nil && pooled == nil && source == nil)
  }
}
