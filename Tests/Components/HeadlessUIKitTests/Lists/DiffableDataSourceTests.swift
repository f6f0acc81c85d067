import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct DiffableDataSourceTests {
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

  private func snapshot(_ sections: [(String, [Int])]) -> NSDiffableDataSourceSnapshot<String, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    for (name, items) in sections {
      snapshot.appendSections([name])
      snapshot.appendItems(items)
    }
    return snapshot
  }

  @Test func remainingItemsHaveTheSameCells() {
    table.separatorStyle = .none
    let token = table.register(BoxCell.self)
    var configuredItems: [Int] = []
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { table, path, item in
      configuredItems.append(item)
      let cell = table.dequeueReusableCell(token, for: path)
      cell.configure(with: CGFloat(item))
      return cell
    }
    source.apply(snapshot([("a", [50, 60]), ("b", [70])]))
    table.layoutIfNeeded()
    let cells = table.visibleCells
    #expect(configuredItems == [50, 60, 70])
    #expect(cells.map(\.frame.minY) == [0, 50, 110])
    source.apply(snapshot([("b", [70, 20]), ("a", [60])]))
    table.layoutIfNeeded()
    #expect(configuredItems == [50, 60, 70, 20])
    #expect(table.visibleCells.map(\.frame.height) == [70, 20, 60])
    #expect(table.visibleCells[0] === cells[2])
    #expect(table.visibleCells[2] === cells[1])
    #expect(source.indexPath(for: 60) == IndexPath(row: 0, section: 1))
    #expect(source.itemIdentifier(for: IndexPath(row: 1, section: 0)) == 20)
    var next = source.snapshot()
    next.reloadItems([60])
    source.apply(next)
    table.layoutIfNeeded()
    #expect(configuredItems == [50, 60, 70, 20, 60])
  }

  @Test func snapshotsInsertAndDelete() {
    var snapshot = snapshot([("a", [1, 2]), ("b", [3])])
    snapshot.insertItems([7], beforeItem: 2)
    snapshot.insertItems([8], afterItem: 3)
    #expect(snapshot.itemIdentifiers == [1, 7, 2, 3, 8])
    #expect(snapshot.numberOfItems(inSection: "a") == 3)
    snapshot.deleteItems([1, 3])
    #expect(snapshot.itemIdentifiers == [7, 2, 8])
    #expect(snapshot.sectionIdentifier(containingItem: 8) == "b")
    snapshot.deleteSections(["a"])
    #expect(snapshot.itemIdentifiers == [8])
    #expect(snapshot.numberOfSections == 1)
  }
}
