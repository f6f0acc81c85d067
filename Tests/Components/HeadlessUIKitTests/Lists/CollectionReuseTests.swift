import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct CollectionReuseTests {
  private let frame = rect(0, 0, 300, 100)

  private func rows(_ height: CGFloat) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = size(300, height)
    layout.minimumLineSpacing = 0
    return layout
  }

  @Test func reuseHasFourSteps() {
    let (view, log) = (UICollectionView(frame: frame, collectionViewLayout: rows(100)), LifecycleLog())
    let source = TileSource([(0..<4).map { size(300, CGFloat(100 - $0)) }], for: view, log: log)
    view.layoutIfNeeded()
    // A new cell is not prepared for reuse.
    #expect(log.events == ["dequeue 0", "configure 300x100", "bind"])
    log.events = []
    view.contentOffset.y = 100
    view.layoutIfNeeded()
    #expect(log.events == ["dequeue 1", "prepareForReuse", "configure 300x99", "bind"])
    log.events = []
    view.contentOffset.y = 150
    view.layoutIfNeeded()
    #expect(log.events == ["dequeue 2", "configure 300x98", "bind"])
    #expect(source.cells.count == 2)
  }

  @Test func tenThousandItemsCreateTheCellsOfOneScreen() {
    let view = UICollectionView(frame: rect(0, 0, 300, 600), collectionViewLayout: rows(50))
    let source = TileSource(counts: [10_000], for: view)
    view.layoutIfNeeded()
    #expect(source.requestedItems.count == 12)
    #expect(view.contentSize.height == 500_000)
    source.clearRequestedItems()
    view.scrollToItem(at: IndexPath(item: 5_000, section: 0), at: .top, animated: false)
    #expect(source.requestedItems.map(\.item) == Array(5_000..<5_012))
    #expect(source.cells.count == 12)
    // The layout determines the sizes: no cell is measured.
    #expect(source.measurements == 0)
  }

  @Test func onlyCellsOnScreenAreMeasured() {
    let layout = rows(50)
    layout.estimatedItemSize = size(300, 50)
    let view = UICollectionView(frame: rect(0, 0, 300, 600), collectionViewLayout: layout)
    let source = TileSource([(0..<10_000).map { size(300, 40 + CGFloat($0 % 3) * 10) }], for: view)
    view.layoutIfNeeded()
    // 12 rows of 40, 50 and 60 points have the same total height as 12 rows of the estimated 50 points.
    #expect(source.measurements == 12)
    #expect(source.requestedItems.count == 12)
    view.contentOffset.y = 6_000
    view.layoutIfNeeded()
    #expect(source.measurements == source.requestedItems.count)
    #expect(source.measurements <= 26)
  }

  @Test func tokensDetermineTheTypesOfDequeuedViews() {
    let view = UICollectionView(frame: frame, collectionViewLayout: rows(50))
    let source = TileSource(counts: [1], for: view)
    let cellToken: ReuseToken<TileCell> = view.register(TileCell.self)
    let token: SupplementaryReuseToken<HeaderView> = view.register(
      HeaderView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader)
    let cell = view.dequeueReusableCell(cellToken, for: IndexPath(item: 0, section: 0))
    cell.configure(with: size(1, 1))
    let header = view.dequeueReusableSupplementaryView(token, for: IndexPath(item: 0, section: 0))
    header.title.text = "typed"
    #expect(header.reuseIdentifier?.contains("HeaderView") == true)
    #expect(source.requestedItems.isEmpty)
  }

  @Test func registrationsConfigureDequeuedViews() {
    let layout = rows(50)
    layout.headerReferenceSize = size(0, 20)
    let view = UICollectionView(frame: frame, collectionViewLayout: layout)
    var configured: [String] = []
    let cells = UICollectionView.CellRegistration<TileCell, String> { cell, path, item in
      cell.configure(with: size(1, 1))
      configured.append("\(item) at \(path.item)")
    }
    let headers = UICollectionView.SupplementaryRegistration<HeaderView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { header, kind, path in
      header.title.text = "section \(path.section)"
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    var snapshot = source.snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b"])
    source.apply(snapshot)
    view.layoutIfNeeded()
    #expect(configured == ["a at 0", "b at 1"])
    let header = view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).first
    #expect((header as? HeaderView)?.title.text == "section 0")
  }
}
