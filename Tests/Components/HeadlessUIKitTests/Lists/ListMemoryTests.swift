import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct CollectionMemoryTests {
  private final class WeakReference {
    weak var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
  }

  @Test func tenThousandCellsAreReleased() {
    var references: [WeakReference] = []
    for _ in 0..<100 {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = size(10, 10)
      layout.minimumLineSpacing = 0
      layout.minimumInteritemSpacing = 0
      let view = UICollectionView(frame: rect(0, 0, 100, 50), collectionViewLayout: layout)
      let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, item in
        cell.configurationUpdateHandler = { cell, state in cell.contentView.tag = state.isSelected ? 1 : 0 }
        cell.backgroundView = UIView()
        references.append(WeakReference(cell))
      }
      let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
        view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
      }
      var snapshot = source.snapshot()
      snapshot.appendSections([0])
      snapshot.appendItems(Array(0..<200))
      source.apply(snapshot)
      // 50 cells of the first registration are on screen, then 50 of the second. The first 50 are in a reuse pool.
      view.layoutIfNeeded()
      view.collectionViewLayout.invalidateLayout()
      view.dataSource = nil
      view.layoutIfNeeded()
      let others = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, _ in
        references.append(WeakReference(cell))
      }
      let next = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
        view.dequeueConfiguredReusableCell(using: others, for: path, item: item)
      }
      next.apply(snapshot)
      view.layoutIfNeeded()
      references += [WeakReference(view), WeakReference(layout), WeakReference(source), WeakReference(next)]
    }
    #expect(references.count == 10_400)
    #expect(references.allSatisfy { $0.object == nil })
  }
}

@MainActor
struct TableMemoryTests {
  @Test func tablesAreReleased() {
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
      #expect(cell != nil)
      #expect(source != nil)
    }
    #expect(table == nil)
    #expect(cell == nil)
    #expect(pooled == nil)
    #expect(source == nil)
  }
}
