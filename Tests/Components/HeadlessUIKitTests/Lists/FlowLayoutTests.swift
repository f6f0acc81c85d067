import Foundation
import HeadlessUIKit
import Testing

/// Frames computed by hand from Apple's "Using the Flow Layout", at two pixels per point, in a view that is 320 points
/// wide unless a case has other bounds.
@MainActor
struct FlowLayoutTests {
  @Test(arguments: vertical) func verticalLayoutsFormRows(_ layoutCase: CollectionLayoutCase) { layoutCase.check() }

  @Test(arguments: horizontal) func horizontalLayoutsFormColumns(_ layoutCase: CollectionLayoutCase) {
    layoutCase.check()
  }

  @Test(arguments: selfSizing) func contentDeterminesSizes(_ layoutCase: CollectionLayoutCase) { layoutCase.check() }

  /// The delegate asks for half the width of the view.
  @Test(arguments: [(360.0, 160.0), (480.0, 240.0), (320.0, 160.0), (300.0, 150.0)])
  func itemsKeepTheirSizesWhereTheViewGrowsByLessThanAnItem(width: Double, item: Double) {
    let delegate = HalfWidths()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    (view.dataSource, view.delegate) = (delegate, delegate)
    view.layoutIfNeeded()
    view.frame.size.width = width
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.width == CGFloat(item))
  }

  @MainActor
  private static func flow(
    _ width: CGFloat = 50, _ height: CGFloat = 50, _ change: (UICollectionViewFlowLayout) -> Void = { _ in }
  ) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: width, height: height)
    change(layout)
    return layout
  }

  nonisolated private static let vertical: [CollectionLayoutCase] = [
    // Five items (5 * 50 + 4 * 10 = 290) fit, a sixth does not; 320 - 250 = 70 points are divided among 4 gaps.
    CollectionLayoutCase(
      behavior: "lines are filled and justified; the last line has the same columns", counts: [7],
      layout: { flow() },
      items: [
        rect(0, 0, 50, 50), rect(67.5, 0, 50, 50), rect(135, 0, 50, 50), rect(202.5, 0, 50, 50), rect(270, 0, 50, 50),
        rect(0, 60, 50, 50), rect(67.5, 60, 50, 50),
      ], content: size(320, 110)),
    CollectionLayoutCase(
      behavior: "a single line has the columns of a full line", counts: [3], layout: { flow() },
      items: [rect(0, 0, 50, 50), rect(67.5, 0, 50, 50), rect(135, 0, 50, 50)], content: size(320, 50)),
    CollectionLayoutCase(
      behavior: "3 * 100 + 2 * 10 fit exactly", counts: [4], layout: { flow(100, 40) },
      items: [rect(0, 0, 100, 40), rect(110, 0, 100, 40), rect(220, 0, 100, 40), rect(0, 50, 100, 40)]),
    CollectionLayoutCase(
      behavior: "half a point too wide: two items per line", counts: [3], layout: { flow(100.5, 40) },
      items: [rect(0, 0, 100.5, 40), rect(219.5, 0, 100.5, 40), rect(0, 50, 100.5, 40)]),
    CollectionLayoutCase(
      behavior: "no spacing between items", counts: [5], layout: { flow(80) { $0.minimumInteritemSpacing = 0 } },
      items: [
        rect(0, 0, 80, 50), rect(80, 0, 80, 50), rect(160, 0, 80, 50), rect(240, 0, 80, 50), rect(0, 60, 80, 50),
      ]),
    CollectionLayoutCase(
      behavior: "thirds fit despite rounding", counts: [3],
      layout: { flow(320.0 / 3, 30) { $0.minimumInteritemSpacing = 0 } },
      items: [rect(0, 0, 320.0 / 3, 30), rect(106.5, 0, 320.0 / 3, 30), rect(213.5, 0, 320.0 / 3, 30)]),
    CollectionLayoutCase(
      behavior: "rows without spacing", counts: [3], layout: { flow(320, 40) { $0.minimumLineSpacing = 0 } },
      items: [rect(0, 0, 320, 40), rect(0, 40, 320, 40), rect(0, 80, 320, 40)], content: size(320, 120)),
    CollectionLayoutCase(
      behavior: "rows with a spacing of 25", counts: [3], layout: { flow(320, 40) { $0.minimumLineSpacing = 25 } },
      items: [rect(0, 0, 320, 40), rect(0, 65, 320, 40), rect(0, 130, 320, 40)], content: size(320, 170)),
    // Four items fit into 320 - 60 = 260 points, and the remaining 60 points are divided among 3 gaps. The content is
    // 10 + 50 + 10 + 50 + 30 = 150 points high.
    CollectionLayoutCase(
      behavior: "insets on all sides", counts: [5],
      layout: { flow { $0.sectionInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40) } },
      items: [
        rect(20, 10, 50, 50), rect(90, 10, 50, 50), rect(160, 10, 50, 50), rect(230, 10, 50, 50), rect(20, 70, 50, 50),
      ], content: size(320, 150)),
    CollectionLayoutCase(
      behavior: "a header has the width of the content", counts: [1],
      layout: { flow { $0.headerReferenceSize = size(7, 40) } }, items: [rect(0, 40, 50, 50)],
      headers: [rect(0, 0, 320, 40)], content: size(320, 90)),
    CollectionLayoutCase(
      behavior: "a footer follows the last line", counts: [1],
      layout: { flow { $0.footerReferenceSize = size(0, 30) } }, items: [rect(0, 0, 50, 50)],
      footers: [rect(0, 50, 320, 30)], content: size(320, 80)),
    CollectionLayoutCase(
      behavior: "insets are between the header, the items and the footer", counts: [1],
      layout: {
        flow {
          $0.headerReferenceSize = size(0, 40)
          $0.footerReferenceSize = size(0, 30)
          $0.sectionInset = UIEdgeInsets(top: 10, left: 15, bottom: 5, right: 15)
        }
      }, items: [rect(15, 50, 50, 50)], headers: [rect(0, 0, 320, 40)], footers: [rect(0, 105, 320, 30)],
      content: size(320, 135)),
    CollectionLayoutCase(
      behavior: "sections without insets are adjacent", counts: [1, 2], layout: { flow() },
      items: [rect(0, 0, 50, 50), rect(0, 50, 50, 50), rect(67.5, 50, 50, 50)], content: size(320, 100)),
    CollectionLayoutCase(
      behavior: "every section has insets", counts: [1, 1],
      layout: { flow { $0.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) } },
      items: [rect(10, 10, 50, 50), rect(10, 80, 50, 50)], content: size(320, 140)),
    CollectionLayoutCase(
      behavior: "a section without items has insets", counts: [0, 1],
      layout: { flow { $0.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) } },
      items: [rect(10, 30, 50, 50)], content: size(320, 90)),
    CollectionLayoutCase(
      behavior: "a section without items has its header", counts: [0, 1],
      layout: { flow { $0.headerReferenceSize = size(0, 40) } }, items: [rect(0, 80, 50, 50)],
      headers: [rect(0, 0, 320, 40), rect(0, 40, 320, 40)]),
    CollectionLayoutCase(
      behavior: "shorter items are centered in their line", counts: [3],
      sizes: [[size(100, 40), size(100, 80), size(100, 30)]], layout: { flow() },
      items: [rect(0, 20, 100, 40), rect(110, 0, 100, 80), rect(220, 25, 100, 30)], content: size(320, 80)),
    // 100 + 10 + 150 points fit, so the gap is 320 - 250 = 70. The last item is alone in its line and centered.
    CollectionLayoutCase(
      behavior: "lines of different item widths are justified", counts: [3],
      sizes: [[size(100, 40), size(150, 40), size(200, 40)]], layout: { flow() },
      items: [rect(0, 0, 100, 40), rect(170, 0, 150, 40), rect(0, 50, 200, 40)]),
    CollectionLayoutCase(
      behavior: "a single item in a line is centered", counts: [2], layout: { flow(200, 40) },
      items: [rect(60, 0, 200, 40), rect(60, 50, 200, 40)]),
    // Measured: only a last line of items of one size is spaced like the lines above it.
    CollectionLayoutCase(
      behavior: "a last line of different item widths has the minimum spacing", counts: [2],
      sizes: [[size(150, 40), size(100, 40)]],
      layout: { flow() }, items: [rect(0, 0, 150, 40), rect(160, 0, 100, 40)]),
    CollectionLayoutCase(
      behavior: "the content inset reduces the available size", counts: [6],
      contentInset: UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10), layout: { flow() },
      items: [
        rect(0, 0, 50, 50), rect(62.5, 0, 50, 50), rect(125, 0, 50, 50), rect(187.5, 0, 50, 50), rect(250, 0, 50, 50),
        rect(0, 60, 50, 50),
      ], content: size(300, 110)),
    CollectionLayoutCase(
      behavior: "an item wider than the line starts at the leading edge", counts: [2], layout: { flow(400, 40) },
      items: [rect(0, 0, 400, 40), rect(0, 50, 400, 40)]),
    CollectionLayoutCase(behavior: "no items", counts: [0], layout: { flow() }, items: [], content: size(320, 0)),
  ]

  nonisolated private static let horizontal: [CollectionLayoutCase] = [
    // Three items (3 * 50 + 2 * 10 = 170) fit into 200; 200 - 150 = 50 points are divided among 2 gaps.
    CollectionLayoutCase(
      behavior: "columns are filled and justified", bounds: size(320, 200), counts: [4],
      layout: { flow { $0.scrollDirection = .horizontal } },
      items: [rect(0, 0, 50, 50), rect(0, 75, 50, 50), rect(0, 150, 50, 50), rect(60, 0, 50, 50)],
      content: size(110, 200)),
    CollectionLayoutCase(
      behavior: "insets of columns", bounds: size(320, 200), counts: [3],
      layout: {
        flow {
          $0.scrollDirection = .horizontal
          $0.sectionInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
        }
      }, items: [rect(20, 10, 50, 50), rect(20, 120, 50, 50), rect(80, 10, 50, 50)], content: size(170, 200)),
    CollectionLayoutCase(
      behavior: "a header is before its section", bounds: size(320, 200), counts: [1, 1],
      layout: {
        flow {
          $0.scrollDirection = .horizontal
          $0.headerReferenceSize = size(30, 5)
        }
      }, items: [rect(30, 0, 50, 50), rect(110, 0, 50, 50)],
      headers: [rect(0, 0, 30, 200), rect(80, 0, 30, 200)], content: size(160, 200)),
    CollectionLayoutCase(
      behavior: "narrower items are centered in their column", bounds: size(320, 200), counts: [2],
      sizes: [[size(40, 50), size(80, 50)]], layout: { flow { $0.scrollDirection = .horizontal } },
      items: [rect(20, 0, 40, 50), rect(0, 75, 80, 50)], content: size(80, 200)),
    CollectionLayoutCase(
      behavior: "a rail of cards", bounds: size(320, 120), counts: [3],
      layout: {
        flow(100, 120) {
          $0.scrollDirection = .horizontal
          $0.minimumLineSpacing = 8
        }
      }, items: [rect(0, 0, 100, 120), rect(108, 0, 100, 120), rect(216, 0, 100, 120)], content: size(316, 120)),
    CollectionLayoutCase(
      behavior: "pages", bounds: size(320, 100), counts: [3],
      layout: {
        flow(320, 100) {
          $0.scrollDirection = .horizontal
          $0.minimumLineSpacing = 0
        }
      }, items: [rect(0, 0, 320, 100), rect(320, 0, 320, 100), rect(640, 0, 320, 100)], content: size(960, 100)),
  ]

  nonisolated private static let selfSizing: [CollectionLayoutCase] = [
    // After 80 + 10 + 120 points, another item of 120 does not fit, so the gap is 320 - 200 = 120.
    CollectionLayoutCase(
      behavior: "the content determines both dimensions", counts: [2], sizes: [[size(80, 30), size(120, 60)]],
      layout: { flow { $0.estimatedItemSize = size(100, 50) } },
      items: [rect(0, 15, 80, 30), rect(90, 0, 120, 60)], content: size(320, 60)),
    // 200 + 10 + 100 points fit with a gap of 320 - 300 = 20. The third item starts a new line, where two more items of
    // its width would fit.
    CollectionLayoutCase(
      behavior: "measured sizes determine line breaks", counts: [3],
      sizes: [[size(200, 30), size(100, 30), size(100, 30)]],
      layout: { flow { $0.estimatedItemSize = size(40, 40) } },
      items: [rect(0, 0, 200, 30), rect(220, 0, 100, 30), rect(0, 40, 100, 30)]),
    // Items below 100 points are off screen and have their estimated sizes.
    CollectionLayoutCase(
      behavior: "items off screen have their estimated sizes", bounds: size(320, 100), counts: [4],
      sizes: [Array(repeating: size(320, 60), count: 4)],
      layout: { flow { $0.estimatedItemSize = size(320, 80) } },
      items: [rect(0, 0, 320, 60), rect(0, 70, 320, 60), rect(0, 140, 320, 80), rect(0, 230, 320, 80)]),
  ]

  @Test func headersStayWhileTheirSectionIsVisible() {
    let layout = Self.flow(320, 50) {
      $0.minimumLineSpacing = 0
      $0.headerReferenceSize = size(0, 30)
      $0.sectionHeadersPinToVisibleBounds = true
    }
    let view = UICollectionView(frame: rect(0, 0, 320, 200), collectionViewLayout: layout)
    let source = TileSource(counts: [8, 8], for: view)
    func headers() -> [CGFloat?] {
      view.layoutIfNeeded()
      return [0, 1].map {
        view.supplementaryView(
          forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: $0))?.frame.minY
      }
    }
    // The second section starts at 30 + 8 * 50 = 430.
    #expect(headers() == [0, nil])
    view.contentOffset.y = 100
    #expect(headers() == [100, nil])
    view.contentOffset.y = 415
    #expect(headers() == [400, 430])
    view.contentOffset.y = 435
    #expect(headers() == [nil, 435])
    #expect(view.subviews.last is UICollectionReusableView)
    #expect(source.cells.count <= 6)
  }

  @Test func rightToLeftStartsAtTheRight() {
    let view = UICollectionView(frame: rect(0, 0, 320, 480), collectionViewLayout: Self.flow())
    view.semanticContentAttribute = .forceRightToLeft
    let source = TileSource(counts: [6], for: view)
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.frame.minX) == [270, 202.5, 135, 67.5, 0, 270])
    #expect(view.indexPathForItem(at: CGPoint(x: 280, y: 10)) == IndexPath(item: 0, section: 0))
    #expect(source.requestedItems.count == 6)
  }

  @Test func rightToLeftScrollsFromTheRight() {
    let layout = Self.flow(100, 100) { $0.scrollDirection = .horizontal }
    let view = UICollectionView(frame: rect(0, 0, 320, 100), collectionViewLayout: layout)
    view.semanticContentAttribute = .forceRightToLeft
    let source = TileSource(counts: [10], for: view)
    view.layoutIfNeeded()
    // 10 * 100 + 9 * 10 = 1090 points, of which the last 320 are visible.
    #expect(view.contentOffset.x == 770)
    #expect(view.visibleCells.map(\.frame.minX) == [990, 880, 770])
    view.contentOffset.x = 0
    view.layoutIfNeeded()
    #expect(view.indexPathsForVisibleItems.map(\.item) == [7, 8, 9])
    #expect(view.contentOffset.x == 0)
    #expect(source.cells.count <= 6)
  }

  @Test func itemsWiderThanALineCauseAWarning() {
    let view = UICollectionView(frame: rect(0, 0, 320, 100), collectionViewLayout: Self.flow(400, 40))
    let source = TileSource(counts: [1], for: view)
    view.layoutIfNeeded()
    #expect(
      view.layoutWarnings.contains { $0.contains("the item width of 400 points exceeds the 320 points available") })
    #expect(source.sections.count == 1)
  }

  @Test func resizingChangesTheGrid() {
    let view = UICollectionView(frame: rect(0, 0, 320, 200), collectionViewLayout: Self.flow(100, 40))
    let source = TileSource(counts: [3], for: view)
    view.layoutIfNeeded()
    view.frame.size.width = 210
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.frame) == [rect(0, 0, 100, 40), rect(110, 0, 100, 40), rect(0, 50, 100, 40)])
    #expect(source.requestedItems.count == 3)
  }
}

private final class HalfWidths: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    CGSize(width: collectionView.bounds.width / 2, height: 20)
  }
}
