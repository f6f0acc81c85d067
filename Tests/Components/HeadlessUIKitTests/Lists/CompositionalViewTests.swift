import Foundation
import HeadlessUIKit
import Testing

private typealias Build = CompositionalBuilding

@MainActor
struct CompositionalViewTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  /// Returns a rail (a section that scrolls horizontally) of twenty cards of 100 points with gaps of 10 points, above
  /// forty rows of 44 points.
  private func screen() -> (UICollectionView, TileSource) {
    let layout = UICollectionViewCompositionalLayout { index, _ in
      if index == 1 { return Build.section(Build.row(.absolute(44), Build.item())) }
      return Build.section(Build.row(.absolute(100), .absolute(80), Build.item())) {
        $0.orthogonalScrollingBehavior = .continuous
        $0.interGroupSpacing = 10
        $0.contentInsets = Build.insets(0, 10, 0, 10)
      }
    }
    let view = UICollectionView(frame: rect(0, 0, 320, 300), collectionViewLayout: layout)
    let source = TileSource(counts: [20, 40], for: view)
    view.layoutIfNeeded()
    return (view, source)
  }

  @Test func railsCreateOnlyVisibleCells() {
    let (view, source) = screen()
    // Cards start at x = 10, 120 and 230, rows at y = 80, 124 ... 256.
    #expect(view.indexPathsForVisibleItems.filter { $0.section == 0 }.map(\.item) == [0, 1, 2])
    #expect(view.indexPathsForVisibleItems.filter { $0.section == 1 }.map(\.item) == [0, 1, 2, 3, 4])
    #expect(view.contentSize == size(320, 80 + 40 * 44))
    #expect(source.requestedItems.count == 8)
  }

  @Test func railsScrollSeparately() throws {
    let (view, source) = screen()
    let cell = try #require(view.cellForItem(at: path(0)))
    let rail = try #require(cell.superview as? UIScrollView)
    #expect(rail !== view)
    #expect(rail.contentSize == size(20 * 110 + 10, 80))
    rail.contentOffset.x = 550
    view.layoutIfNeeded()
    // Cards 5 to 7 start at 560, 670 and 780; card 4 ends at 550.
    #expect(view.indexPathsForVisibleItems.filter { $0.section == 0 }.map(\.item) == [5, 6, 7])
    #expect(source.cells.count <= 11)
    #expect(view.contentOffset == .zero)
    #expect(view.indexPathForItem(at: CGPoint(x: 20, y: 40)) == path(5))
    // The offset of the rail does not change while it is off screen.
    view.contentOffset.y = 500
    view.layoutIfNeeded()
    #expect(view.indexPathsForVisibleItems.allSatisfy { $0.section == 1 })
    view.contentOffset.y = 0
    view.layoutIfNeeded()
    #expect(view.indexPathsForVisibleItems.filter { $0.section == 0 }.map(\.item) == [5, 6, 7])
  }

  @Test func railsScrollToItems() {
    let (view, source) = screen()
    view.scrollToItem(at: path(10), at: .left, animated: false)
    #expect(source.requestedItems.contains(path(10)))
    #expect(view.cellForItem(at: path(10)).map { $0.convert($0.bounds, to: view).minX } == 0)
  }

  @Test func railsAreMirroredInRightToLeft() throws {
    let (view, source) = screen()
    view.semanticContentAttribute = .forceRightToLeft
    view.layoutIfNeeded()
    let cells = [0, 1, 2].compactMap { view.cellForItem(at: path($0)) }
    #expect(cells.map { $0.convert($0.bounds, to: view).minX } == [210, 100, -10])
    #expect(source.requestedItems.count == 8)
  }

  @Test func pinnedHeadersStayOnScreen() {
    let layout = Build.layout(Build.row(.absolute(50), Build.item())) {
      let header = Build.header()
      header.pinToVisibleBounds = true
      $0.boundarySupplementaryItems = [header]
    }
    let view = UICollectionView(frame: rect(0, 0, 320, 200), collectionViewLayout: layout)
    let source = TileSource(counts: [8, 8], for: view)
    func headers() -> [CGFloat?] {
      view.layoutIfNeeded()
      return [0, 1].map {
        view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: path(0, $0))?.frame.minY
      }
    }
    // The second section starts at 30 + 8 * 50 = 430.
    #expect(headers() == [0, nil])
    view.contentOffset.y = 100
    #expect(headers() == [100, nil])
    view.contentOffset.y = 415
    #expect(headers() == [400, 430])
    #expect(source.sections.count == 2)
  }

  @Test func backgroundsAreBelowTheirSections() {
    let layout = Build.layout(Build.row(.absolute(50), Build.item())) {
      let background = NSCollectionLayoutDecorationItem.background(elementKind: "card")
      background.contentInsets = Build.insets(4, 8, 4, 8)
      $0.decorationItems = [background]
      $0.contentInsets = Build.insets(10, 16, 10, 16)
      $0.boundarySupplementaryItems = [Build.header()]
    }
    layout.register(DecorationView.self, forDecorationViewOfKind: "card")
    let view = UICollectionView(frame: rect(0, 0, 320, 200), collectionViewLayout: layout)
    let source = TileSource(counts: [2], for: view)
    view.layoutIfNeeded()
    // The section is 30 + 10 + 100 + 10 points high.
    #expect(view.subviews.first is DecorationView)
    #expect(view.subviews.first?.frame == rect(8, 4, 304, 142))
    #expect(view.subviews.last?.frame == rect(16, 0, 288, 30))
    #expect(source.requestedItems.count == 2)
  }

  @Test func badgesAreAnchoredToTheirItems() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(20), heightDimension: .absolute(20)),
      elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(100)),
      supplementaryItems: [badge])
    let layout = Build.layout(Build.row(.absolute(100), item)) { $0.contentInsets = Build.insets(10, 10, 10, 10) }
    let view = UICollectionView(frame: rect(0, 0, 320, 200), collectionViewLayout: layout)
    let source = TileSource(counts: [2], for: view)
    view.layoutIfNeeded()
    #expect(
      view.visibleSupplementaryViews(ofKind: "badge").map(\.frame) == [rect(100, 0, 20, 20), rect(200, 0, 20, 20)])
    #expect(source.requestedItems.count == 2)
  }

  @Test func handlersChangeVisibleItems() throws {
    let layout = Build.layout(Build.row(.absolute(100), .absolute(80), Build.item())) {
      $0.orthogonalScrollingBehavior = .groupPagingCentered
      $0.visibleItemsInvalidationHandler = { items, offset, environment in
        let middle = offset.x + environment.container.contentSize.width / 2
        for item in items where abs(item.frame.midX - middle) > 1 {
          item.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
          item.alpha = 0.5
        }
      }
    }
    let view = UICollectionView(frame: rect(0, 0, 320, 200), collectionViewLayout: layout)
    let source = TileSource(counts: [3], for: view)
    view.layoutIfNeeded()
    let (first, second) = (try #require(view.cellForItem(at: path(0))), try #require(view.cellForItem(at: path(1))))
    #expect(first.frame == rect(110, 0, 100, 80))
    #expect(first.alpha == 1)
    #expect(second.frame == rect(235, 20, 50, 40))
    #expect(second.alpha == 0.5)
    let rail = try #require(first.superview as? UIScrollView)
    rail.contentOffset.x = 100
    view.layoutIfNeeded()
    #expect(first.alpha == 0.5)
    #expect(second.alpha == 1)
    #expect(second.frame == rect(210, 0, 100, 80))
    #expect(source.sections.count == 1)
  }

  @Test func rowsAreMeasuredWhenVisible() {
    let view = UICollectionView(
      frame: rect(0, 0, 320, 600),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    let source = TileSource([(0..<10_000).map { size(320, 40 + CGFloat($0 % 3) * 10) }], for: view)
    view.layoutIfNeeded()
    // 14 rows of the estimated 44 points, or 12 measured rows, fill 600 points.
    #expect(source.measurements == 14)
    #expect(source.requestedItems.count == 14)
    #expect(view.visibleCells.map(\.frame.height).prefix(3) == [40, 50, 60])
  }

  @Test func sectionProvidersReceiveTheTraits() {
    var receivedTraits: [UITraitCollection] = []
    let layout = UICollectionViewCompositionalLayout { _, environment in
      receivedTraits.append(environment.traitCollection)
      let columns = environment.traitCollection.layoutDirection == .rightToLeft ? 2 : 1
      return Build.section(Build.row(.absolute(50), Build.item(), count: columns))
    }
    let view = UICollectionView(frame: rect(0, 0, 320, 200), collectionViewLayout: layout)
    let source = TileSource(counts: [2], for: view)
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.frame.width) == [320, 320])
    view.traitOverrides.layoutDirection = .rightToLeft
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.frame) == [rect(160, 0, 160, 50), rect(0, 0, 160, 50)])
    #expect(source.sections.count == 1)
    #expect(receivedTraits.last?.layoutDirection == .rightToLeft)
  }

  @Test func customLayoutsPlaceItems() {
    let view = UICollectionView(frame: rect(0, 0, 190, 190), collectionViewLayout: StaircaseLayout())
    let source = TileSource(counts: [10], for: view)
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.frame.origin.x) == [0, 50, 100, 150])
    view.contentOffset = CGPoint(x: 310, y: 310)
    view.layoutIfNeeded()
    #expect(view.indexPathsForVisibleItems.map(\.item) == [6, 7, 8, 9])
    #expect(view.visibleCells.allSatisfy { $0.transform == CGAffineTransform(scaleX: 0.5, y: 0.5) })
    #expect(source.cells.count == 4)
    #expect(view.contentSize == size(500, 500))
  }
}

/// A custom layout of 50-point items along a diagonal. From item 6 on, items are scaled to half their size.
final class StaircaseLayout: UICollectionViewLayout {
  private var cache: [UICollectionViewLayoutAttributes] = []

  override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    cache = (0..<collectionView.numberOfItems(inSection: 0)).map { item in
      let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
      attributes.frame = CGRect(x: item * 50, y: item * 50, width: 50, height: 50)
      if item > 5 { attributes.transform = CGAffineTransform(scaleX: 0.5, y: 0.5) }
      return attributes
    }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: cache.count * 50, height: cache.count * 50)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    cache.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    cache[indexPath.item]
  }
}
