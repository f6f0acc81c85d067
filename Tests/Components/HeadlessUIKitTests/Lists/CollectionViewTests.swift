import Foundation
import HeadlessUIKit
import Observation
import Testing

@MainActor
struct CollectionViewTests {
  private let view: UICollectionView
  private let source: TileSource

  /// Ten rows of 50 points, of which 120 points are visible.
  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = size(300, 50)
    layout.minimumLineSpacing = 0
    view = UICollectionView(frame: rect(0, 0, 300, 120), collectionViewLayout: layout)
    source = TileSource(counts: [10], for: view)
    view.layoutIfNeeded()
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test func itemsAreFoundByPositionAndPath() throws {
    let cell = try #require(view.cellForItem(at: path(1)))
    #expect(view.indexPath(for: cell) == path(1))
    try #require(view.visibleCells.count == 3)
    #expect(view.visibleCells[1] === cell)
    #expect(view.indexPathsForVisibleItems == [path(0), path(1), path(2)])
    #expect(view.indexPathForItem(at: CGPoint(x: 5, y: 99.5)) == path(1))
    #expect(view.indexPathForItem(at: CGPoint(x: 5, y: 460)) == path(9))
    #expect(view.indexPathForItem(at: CGPoint(x: 5, y: 501)) == nil)
    #expect(view.cellForItem(at: path(9)) == nil)
    #expect(view.numberOfSections == 1)
    #expect(view.numberOfItems(inSection: 0) == 10)
  }

  @Test(arguments: [
    (UICollectionView.ScrollPosition.top, CGFloat(200)), (.centeredVertically, 165), (.bottom, 130),
    (UICollectionView.ScrollPosition(), 130),
  ])
  func scrollingToAnItemHonorsThePosition(_ position: UICollectionView.ScrollPosition, _ offset: CGFloat) {
    view.scrollToItem(at: path(4), at: position, animated: false)
    #expect(view.contentOffset.y == offset)
    #expect(view.indexPathsForVisibleItems.contains(path(4)))
  }

  @Test func scrollingStopsAtTheEnd() {
    view.scrollToItem(at: path(9), at: .top, animated: false)
    #expect(view.contentOffset.y == 380)
  }

  @Test func oneOrSeveralItemsAreSelected() {
    view.selectItem(at: path(0), animated: false, scrollPosition: [])
    view.selectItem(at: path(1), animated: false, scrollPosition: [])
    #expect(view.indexPathsForSelectedItems == [path(1)])
    #expect(view.visibleCells.map(\.isSelected) == [false, true, false])
    view.allowsMultipleSelection = true
    view.selectItem(at: path(8), animated: false, scrollPosition: .bottom)
    #expect(view.indexPathsForSelectedItems == [path(1), path(8)])
    #expect(view.cellForItem(at: path(8))?.isSelected == true)
    view.deselectItem(at: path(1), animated: false)
    #expect(view.indexPathsForSelectedItems == [path(8)])
    view.selectItem(at: nil, animated: false, scrollPosition: [])
    #expect(view.indexPathsForSelectedItems == [])
    #expect(view.visibleCells.allSatisfy { !$0.isSelected })
    view.allowsSelection = false
    view.selectItem(at: path(3), animated: false, scrollPosition: [])
    #expect(view.indexPathsForSelectedItems == [])
  }

  @Test func theDelegateIsNotifiedOfCellsThatAppearAndDisappear() {
    let sizes = TileSizes([Array(repeating: size(300, 50), count: 10)])
    view.delegate = sizes
    view.reloadData()
    view.layoutIfNeeded()
    view.contentOffset.y = 60
    view.layoutIfNeeded()
    #expect(
      sizes.events == [
        // The reload removes the cells of the first layout.
        "end 0", "end 1", "end 2", "will 0", "will 1", "will 2", "end 0", "will 3",
      ])
  }

  @Test func updatesDoNotReplaceTheCellsOfRemainingItems() {
    let cells = view.visibleCells
    source.sections[0].removeFirst()
    source.sections[0].insert(size(300, 50), at: 1)
    source.clearRequestedItems()
    view.performBatchUpdates {
      view.deleteItems(at: [path(0)])
      view.insertItems(at: [path(1)])
    }
    view.layoutIfNeeded()
    #expect(source.requestedItems == [path(1)])
    #expect(view.cellForItem(at: path(0)) === cells[1])
    #expect(view.cellForItem(at: path(2)) === cells[2])
    #expect(view.visibleCells.map(\.frame.minY) == [0, 50, 100])
    view.moveItem(at: path(0), to: path(2))
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: path(2)) === cells[1])
    source.clearRequestedItems()
    view.reloadItems(at: [path(2)])
    view.layoutIfNeeded()
    #expect(source.requestedItems == [path(2)])
    source.clearRequestedItems()
    view.reconfigureItems(at: [path(0), path(9)])
    #expect(source.requestedItems == [path(0)])
  }

  @Test func sectionsMoveAsAWhole() {
    source.sections.append([size(300, 20)])
    view.insertSections(IndexSet(integer: 1))
    view.layoutIfNeeded()
    let first = view.cellForItem(at: path(0))
    source.sections.swapAt(0, 1)
    view.moveSection(1, toSection: 0)
    view.layoutIfNeeded()
    #expect(view.numberOfItems(inSection: 0) == 1)
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 1)) === first)
    #expect(first != nil)
    source.sections.removeFirst()
    view.deleteSections(IndexSet(integer: 0))
    #expect(view.numberOfSections == 1)
  }

  @Test func itemsAheadArePrefetched() {
    let fetcher = Prefetcher()
    view.prefetchDataSource = fetcher
    view.setNeedsLayout()
    view.layoutIfNeeded()
    // Items are prefetched up to one screen ahead: to y = 240 points.
    #expect(fetcher.events == ["fetch 3 4"])
    view.contentOffset.y = 380
    view.layoutIfNeeded()
    #expect(fetcher.events.dropFirst() == ["cancel 3 4", "fetch 5 6"])
  }

  @Test func aNewLayoutReplacesTheOld() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = size(150, 60)
    layout.minimumInteritemSpacing = 0
    layout.minimumLineSpacing = 0
    let cells = view.visibleCells
    view.setCollectionViewLayout(layout, animated: true)
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.frame).prefix(2) == [rect(0, 0, 150, 60), rect(150, 0, 150, 60)])
    #expect(view.visibleCells[0] === cells[0])
    #expect(view.contentSize == size(300, 300))
  }

  @Test func theDelegateHasItsOwnType() {
    let delegate = TileSizes([])
    view.delegate = delegate
    let own: (any UICollectionViewDelegate)? = view.delegate
    let inherited: (any UIScrollViewDelegate)? = (view as UIScrollView).delegate
    #expect(own === delegate)
    #expect(inherited === delegate)
    let table = UITableView()
    let rows = HeightDelegate()
    table.delegate = rows
    #expect(table.delegate?.tableView(table, heightForRowAt: path(0)) == 50)
  }

  @Test func configurationHandlersAreTracked() {
    let model = TileModel()
    let cell = view.visibleCells[0]
    var titles: [String] = []
    cell.configurationUpdateHandler = { _, state in titles.append("\(model.title) \(state.isSelected)") }
    view.layoutIfNeeded()
    model.title = "two"
    view.layoutIfNeeded()
    view.selectItem(at: path(0), animated: false, scrollPosition: [])
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    #expect(titles == ["one false", "two false", "two true"])
  }

  @Test func contentThatGrowsIsMeasuredAgain() throws {
    let layout = try #require(view.collectionViewLayout as? UICollectionViewFlowLayout)
    layout.estimatedItemSize = size(300, 50)
    view.layoutIfNeeded()
    let cell = try #require(view.cellForItem(at: path(0)) as? TileCell)
    cell.configure(with: size(300, 70))
    view.layoutIfNeeded()
    #expect(cell.frame.height == 70)
    #expect(view.cellForItem(at: path(1))?.frame.minY == 70)
  }
}

/// Records the requested prefetches and their cancellations.
final class Prefetcher: UICollectionViewDataSourcePrefetching {
  private(set) var events: [String] = []

  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    events.append("fetch " + indexPaths.map { "\($0.item)" }.joined(separator: " "))
  }

  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
    events.append("cancel " + indexPaths.map { "\($0.item)" }.joined(separator: " "))
  }
}
