import FirstFrameLayoutTree
import Foundation
import Testing

@testable import HeadlessUIKit

/// Outlines: items with items below them, and the rows that show them.
@MainActor struct OutlineTests {
  private var fruits: NSDiffableDataSourceSectionSnapshot<String> {
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["fruit", "vegetables"])
    outline.append(["apple", "citrus"], to: "fruit")
    outline.append(["lemon", "lime"], to: "citrus")
    return outline
  }

  @Test func itemsBelowCollapsedItemsAreHidden() {
    var outline = fruits
    #expect(outline.items == ["fruit", "apple", "citrus", "lemon", "lime", "vegetables"])
    #expect(outline.visibleItems == ["fruit", "vegetables"])
    outline.expand(["fruit"])
    #expect(outline.visibleItems == ["fruit", "apple", "citrus", "vegetables"])
    outline.expand(["citrus"])
    #expect(outline.isVisible("lime"))
    outline.collapse(["fruit"])
    #expect(!outline.isVisible("lime"))
    #expect(outline.isExpanded("citrus"))
    #expect(outline.level(of: "lime") == 2)
    #expect(outline.parent(of: "lime") == "citrus")
    #expect(outline.index(of: "lemon") == 3)
  }

  @Test func itemsAreInsertedAndDeleted() {
    var outline = fruits
    outline.insert(["pear"], after: "apple")
    outline.insert(["nuts"], before: "vegetables")
    #expect(outline.items == ["fruit", "apple", "pear", "citrus", "lemon", "lime", "nuts", "vegetables"])
    outline.delete(["citrus"])
    #expect(outline.items == ["fruit", "apple", "pear", "nuts", "vegetables"])
    #expect(!outline.contains("lemon"))
    #expect(outline.rootItems == ["fruit", "nuts", "vegetables"])
  }

  @Test func aPartIsAnOutline() {
    var outline = fruits
    outline.expand(["citrus"])
    let part = outline.snapshot(of: "fruit")
    #expect(part.rootItems == ["apple", "citrus"])
    #expect(part.visibleItems == ["apple", "citrus", "lemon", "lime"])
    #expect(outline.snapshot(of: "citrus", includingParent: true).items == ["citrus", "lemon", "lime"])
    var other = NSDiffableDataSourceSectionSnapshot<String>()
    other.append(["kiwi"])
    outline.replace(childrenOf: "fruit", using: other)
    #expect(outline.items == ["fruit", "kiwi", "vegetables"])
    #expect(outline.visualDescription() == "+ fruit\n  * kiwi\n* vegetables")
  }

  @Test func aTapShowsTheItemsBelowARow() throws {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 500),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    let rows = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
      cell.accessories = [.outlineDisclosure()]
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) { view, path, name in
      view.dequeueConfiguredReusableCell(using: rows, for: path, item: name)
    }
    var expanded: [String] = []
    source.sectionSnapshotHandlers.willExpandItem = { expanded.append($0) }
    source.apply(fruits, to: 0)
    collection.layoutIfNeeded()
    func cell(_ index: Int) throws -> UICollectionViewListCell {
      try #require(collection.cellForItem(at: IndexPath(item: index, section: 0)) as? UICollectionViewListCell)
    }
    #expect(source.snapshot().itemIdentifiers == ["fruit", "vegetables"])
    try cell(0).performAction(of: .outlineDisclosure)
    collection.layoutIfNeeded()
    #expect(source.snapshot().itemIdentifiers == ["fruit", "apple", "citrus", "vegetables"])
    #expect(expanded == ["fruit"])
    #expect(try cell(0).isExpanded)
    #expect(try (0..<4).map { try cell($0).indentationLevel } == [0, 1, 1, 0])
    try cell(0).performAction(of: .outlineDisclosure)
    collection.layoutIfNeeded()
    #expect(source.snapshot().itemIdentifiers == ["fruit", "vegetables"])
    #expect(try !cell(0).isExpanded)
    #expect(source.snapshot(for: 0).items.count == 6)
  }
}
