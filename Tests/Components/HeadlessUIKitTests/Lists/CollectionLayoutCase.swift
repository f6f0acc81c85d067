import Foundation
import HeadlessUIKit
import Testing

/// A layout, its input, and the frames that follow from its documentation, computed by hand.
struct CollectionLayoutCase: CustomTestStringConvertible, Sendable {
  /// The behavior of the layout that the case tests.
  let behavior: String
  var bounds = CGSize(width: 320, height: 480)
  var counts: [Int]
  /// The item sizes from the delegate, which are also the content sizes of the cells, in points; `nil` without one.
  var sizes: [[CGSize]]?
  var contentInset = UIEdgeInsets.zero
  let layout: @MainActor @Sendable () -> UICollectionViewLayout
  let items: [CGRect]
  var headers: [CGRect] = []
  var footers: [CGRect] = []
  var content: CGSize?

  var testDescription: String { behavior }

  @MainActor
  func check(sourceLocation: SourceLocation = #_sourceLocation) {
    let layout = layout()
    let view = UICollectionView(frame: CGRect(origin: .zero, size: bounds), collectionViewLayout: layout)
    view.contentInset = contentInset
    let source = sizes.map { TileSource($0, for: view) } ?? TileSource(counts: counts, for: view)
    let delegate = sizes.map(TileSizes.init)
    view.delegate = delegate
    view.layoutIfNeeded()
    let paths = counts.enumerated().flatMap { section, count in
      (0..<count).map { IndexPath(item: $0, section: section) }
    }
    #expect(
      paths.map { view.layoutAttributesForItem(at: $0)?.frame ?? .null } == items, sourceLocation: sourceLocation)
    #expect(frames(UICollectionView.elementKindSectionHeader, in: view) == headers, sourceLocation: sourceLocation)
    #expect(frames(UICollectionView.elementKindSectionFooter, in: view) == footers, sourceLocation: sourceLocation)
    if let content { #expect(view.contentSize == content, sourceLocation: sourceLocation) }
    // Visible cells have the frames of the layout.
    for path in view.indexPathsForVisibleItems where layout is UICollectionViewFlowLayout {
      #expect(view.cellForItem(at: path)?.frame == view.layoutAttributesForItem(at: path)?.frame)
    }
    #expect(source.sections.count == counts.count)
    #expect(delegate?.events.isEmpty != true)
  }

  @MainActor
  private func frames(_ kind: String, in view: UICollectionView) -> [CGRect] {
    counts.indices.compactMap {
      view.layoutAttributesForSupplementaryElement(ofKind: kind, at: IndexPath(item: 0, section: $0))?.frame
    }
  }
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

func size(_ width: CGFloat, _ height: CGFloat) -> CGSize {
  CGSize(width: width, height: height)
}
