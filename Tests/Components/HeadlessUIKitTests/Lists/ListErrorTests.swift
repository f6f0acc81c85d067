import FirstFrameLayoutTree
import Foundation
import HeadlessUIKit
import Testing

/// Errors in the use of lists, for which UIKit throws an exception. They are reported, and the call goes on.
@MainActor
struct ListErrorTests {
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let collection = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: UICollectionViewFlowLayout())

  /// Returns the reasons of the errors that a function causes.
  private func reasons(_ body: () -> Void) -> [String] { UsageErrors.collecting(body).errors.map(\.reason) }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  // MARK: Updates

  struct Update: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// The numbers of rows after the update. Before it, there are 3 and 2.
    let counts: [Int]
    let change: @MainActor (UITableView) -> Void
    let reason: String
  }

  nonisolated private static let updates = [
    Update(
      testDescription: "an unannounced row", counts: [4, 2], change: { $0.performBatchUpdates({}) },
      reason: """
        Invalid update: invalid number of rows in section 0. The number of rows contained in an existing section after \
        the update (4) must be equal to the number of rows contained in that section before the update (3), plus or \
        minus the number of rows inserted or deleted from that section (0 inserted, 0 deleted) and plus or minus the \
        number of rows moved into or out of that section (0 moved in, 0 moved out).
        """),
    Update(
      testDescription: "an unannounced section", counts: [3], change: { $0.performBatchUpdates({}) },
      reason: """
        Invalid update: invalid number of sections. The number of sections contained in the table view after the update \
        (1) must be equal to the number of sections contained in the table view before the update (2), plus or minus \
        the number of sections inserted or deleted (0 inserted, 0 deleted).
        """),
    Update(
      testDescription: "deletes a missing row", counts: [3, 1],
      change: { $0.deleteRows(at: [IndexPath(row: 5, section: 1)], with: .none) },
      reason: "attempt to delete row 5 from section 1 which only contains 2 rows before the update"),
    Update(
      testDescription: "reloads a missing row", counts: [3, 2],
      change: { $0.reloadRows(at: [IndexPath(row: -1, section: 0)], with: .none) },
      reason: "attempt to delete row -1 from section 0 which only contains 3 rows before the update"),
    Update(
      testDescription: "inserts beyond the end", counts: [4, 2],
      change: { $0.insertRows(at: [IndexPath(row: 4, section: 0)], with: .none) },
      reason: "attempt to insert row 4 into section 0, but there are only 4 rows in section 0 after the update"),
    Update(
      testDescription: "inserts into a missing section", counts: [3, 2],
      change: { $0.insertRows(at: [IndexPath(row: 0, section: 2)], with: .none) },
      reason: "attempt to insert row 0 into section 2, but there are only 2 sections after the update"),
    Update(
      testDescription: "moves a missing row", counts: [3, 2],
      change: { $0.moveRow(at: IndexPath(row: 9, section: 0), to: IndexPath(row: 0, section: 0)) },
      reason: "attempt to move row 9 from section 0 which only contains 3 rows before the update"),
    Update(
      testDescription: "deletes a missing section", counts: [3, 2], change: { $0.deleteSections([7], with: .none) },
      reason: "attempt to delete section 7, but there are only 2 sections before the update"),
    Update(
      testDescription: "moves to a negative section", counts: [3, 2], change: { $0.moveSection(0, toSection: .min) },
      reason: "attempt to move to section \(Int.min), but there are only 2 sections after the update"),
    Update(
      testDescription: "a path with one index", counts: [3, 2],
      change: { $0.deleteRows(at: [IndexPath(index: 0)], with: .none) },
      reason: """
        Invalid index path for use with UITableView. Index paths passed to table view must contain exactly two indices \
        specifying the section and row. ({length = 1, path = 0})
        """),
  ]

  @Test(arguments: updates) func anInconsistentUpdateReloadsTheTable(update: Update) {
    let source = BoxSource([[50, 50, 50], [50, 50]], for: table)
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == 5)
    let found = reasons {
      source.sections = update.counts.map { Array(repeating: 50, count: $0) }
      update.change(table)
    }
    #expect(found == [update.reason])
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == update.counts.reduce(0, +))
  }

  @Test func anInconsistentUpdateReloadsTheCollectionView() throws {
    let source = TileSource(counts: [3], for: collection)
    collection.layoutIfNeeded()
    let found = reasons {
      source.sections[0].removeAll()
      collection.deleteItems(at: [path(0)])
    }
    try #require(found.count == 1)
    #expect(found[0].hasPrefix("Invalid update: invalid number of items in section 0."))
    collection.layoutIfNeeded()
    #expect(collection.visibleCells.isEmpty)
  }

  // MARK: Cells

  @Test func anUnregisteredIdentifierGivesAnEmptyCell() {
    let found = UsageErrors.collecting {
      #expect(table.dequeueReusableCell(withIdentifier: "box", for: path(0)).reuseIdentifier == "box")
      #expect(collection.dequeueReusableCell(withReuseIdentifier: "tile", for: path(0)).reuseIdentifier == "tile")
      _ = collection.dequeueReusableSupplementaryView(ofKind: "badge", withReuseIdentifier: "dot", for: path(0))
    }
    #expect(
      found.errors.map(\.reason) == [
        "unable to dequeue a cell with identifier box - must register a nib or a class for the identifier or connect a "
          + "prototype cell in a storyboard",
        "unable to dequeue a cell with identifier tile - must register a nib or a class for the identifier or connect a "
          + "prototype cell in a storyboard",
        "could not dequeue a view of kind: badge with identifier dot - must register a nib or a class for the "
          + "identifier or connect a prototype cell in a storyboard",
      ])
    #expect(found.errors[0].advice.contains("tableView.register(YourCell.self, forCellReuseIdentifier: \"box\")"))
  }

  @Test func aTokenOfAnotherListGivesANewCell() {
    let found = reasons {
      let cell = table.dequeueReusableCell(UITableView().register(BoxCell.self), for: path(0))
      #expect(cell.superview == nil)
      let other = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      _ = collection.dequeueReusableCell(other.register(TileCell.self), for: path(0))
    }
    #expect(
      found == [
        "the token for BoxCell belongs to another list;", "the token for TileCell belongs to another list;",
      ])
  }

  @Test func aCellThatIsInUseIsReplaced() throws {
    let (row, item) = (UITableViewCell(), UICollectionViewCell())
    let rows = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in row }
    let items = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) { _, _, _ in item }
    var snapshot = rows.snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2])
    rows.apply(snapshot)
    items.apply(snapshot)
    let found = reasons {
      table.layoutIfNeeded()
      collection.layoutIfNeeded()
    }
    try #require(found.count == 2)
    #expect(found[0].contains("{length = 2, path = 0 - 1} is already used for another row"))
    #expect(table.visibleCells.count == 2)
    #expect(collection.visibleCells.count == 2)
  }

  @Test func aLostDataSourceGivesEmptyCells() {
    var source: BoxSource? = BoxSource([[50, 50]], for: table)
    #expect(table.numberOfRows(inSection: 0) == 2)
    source = nil
    #expect(source == nil)
    #expect(table.dataSource == nil)
    let found = reasons { table.layoutIfNeeded() }
    #expect(found == ["UITableView failed to obtain a cell from its dataSource ((null))"])
    #expect(table.visibleCells.count == 2)
  }

  @Test func aProviderWithoutACellGivesAnEmptyOne() {
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, _ in nil }
    var snapshot = source.snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(["Wi-Fi"])
    source.apply(snapshot)
    let found = reasons { table.layoutIfNeeded() }
    #expect(
      found == [
        "UITableView dataSource returned a nil cell for row at index path: {length = 2, path = 0 - 0}, "
          + "with item identifier: Wi-Fi"
      ])
    #expect(reasons { _ = source.tableView(table, cellForRowAt: path(5)) }.count == 1)
  }

  @Test func negativeNumbersOfItemsAreZero() {
    let source = CountSource(sections: 2, items: -1)
    table.dataSource = source
    collection.dataSource = source
    let negativeItems = reasons {
      #expect(table.numberOfRows(inSection: 0) == 0)
      #expect(collection.numberOfItems(inSection: 0) == 0)
    }
    #expect(negativeItems.count == 4)
    source.sections = -4
    table.reloadData()
    let negativeSections = reasons { #expect(table.numberOfSections == 0) }
    #expect(negativeSections == ["Invalid parameter not satisfying: numberOfSections >= 0 (-4)"])
  }

  @Test func controllersWithoutCellsShowEmptyOnes() throws {
    let controller = RowlessController()
    let found = reasons { controller.tableView.layoutIfNeeded() }
    try #require(found.count == 2)
    #expect(found[0].hasPrefix("UITableView failed to obtain a cell from its dataSource"))
    #expect(controller.tableView.visibleCells.count == 2)
  }

  // MARK: Index paths

  @Test func scrollingToARowThatVanishesDuringTheLayoutDoesNothing() {
    let source = VanishingRows()
    table.dataSource = source
    table.scrollToRow(at: path(30), at: .top, animated: false)
    #expect(table.numberOfRows(inSection: 0) == 0)
    #expect(table.contentOffset == .zero)
  }

  @Test func scrollingToAMissingItemDoesNothing() {
    let rows = BoxSource([[50, 50]], for: table)
    let items = TileSource(counts: [2], for: collection)
    let found = reasons {
      table.scrollToRow(at: path(5), at: .top, animated: false)
      table.scrollToRow(at: path(0, 4), at: .top, animated: false)
      collection.scrollToItem(at: path(5), at: .top, animated: false)
      collection.scrollToItem(at: path(0, 4), at: .top, animated: false)
      table.scrollToRow(at: IndexPath(), at: .top, animated: false)
      // A section without rows can be scrolled to.
      table.scrollToRow(at: path(NSNotFound), at: .top, animated: false)
    }
    #expect(
      found == [
        "-[UITableView scrollToRowAtIndexPath:atScrollPosition:animated:]: row (5) beyond bounds (2) for section (0).",
        "-[UITableView scrollToRowAtIndexPath:atScrollPosition:animated:]: section (4) beyond bounds (1).",
        "Attempted to scroll the collection view to an out-of-bounds item (5) when there are only 2 items in section 0.",
        "Attempted to scroll the collection view to an out-of-bounds section (4) when there are only 1 sections.",
        """
        Invalid index path for use with UITableView. Index paths passed to table view must contain exactly two indices \
        specifying the section and row. ({length = 0, path = })
        """,
      ])
    #expect(rows.sections.count == 1)
    #expect(items.sections.count == 1)
  }

  @Test func queriesWithMissingItemsHaveNoResult() {
    let source = BoxSource([[50, 50]], for: table)
    for path in [path(2), path(-1), path(0, -1), path(.max, .max), IndexPath(index: 0), IndexPath()] {
      #expect(table.cellForRow(at: path) == nil)
      #expect(table.rectForRow(at: path) == .zero)
      table.deselectRow(at: path, animated: false)
      table.selectRow(at: path, animated: false, scrollPosition: .none)
      #expect(table.indexPathForSelectedRow == nil)
      #expect(collection.cellForItem(at: path) == nil)
      #expect(collection.layoutAttributesForItem(at: path) == nil)
    }
    #expect(source.sections.count == 1)
  }

  @Test func aShortIndexPathHasNoRow() {
    let found = reasons {
      #expect(IndexPath().section == NSNotFound)
      #expect(IndexPath(index: 3).row == NSNotFound)
    }
    #expect(found.count == 2)
    var path = IndexPath(index: 3)
    #expect(reasons { path.row = 4 }.count == 1)
    #expect(path == IndexPath(row: 4, section: 3))
  }

  // MARK: Layouts

  @Test func aMissingSectionIsEmpty() throws {
    collection.collectionViewLayout = UICollectionViewCompositionalLayout { _, _ in nil }
    let source = TileSource(counts: [3], for: collection)
    let found = reasons { collection.layoutIfNeeded() }
    try #require(found.count == 1)
    #expect(found[0].hasPrefix("Invalid section definition. Please specify a valid section"))
    #expect(collection.visibleCells.isEmpty)
    #expect(source.sections.count == 1)
  }

  @Test func otherLayoutErrorsAreReported() {
    let size = NSCollectionLayoutSize(widthDimension: .absolute(10), heightDimension: .absolute(10))
    let found = reasons {
      _ = NSCollectionLayoutGroup.horizontal(
        layoutSize: size, repeatingSubitem: NSCollectionLayoutItem(layoutSize: size), count: 0)
      UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet).addTextField()
      let section = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      section.decorationItems = [.background(elementKind: "card")]
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: "title", alignment: .top)
      ]
      collection.collectionViewLayout = UICollectionViewCompositionalLayout(section: section)
      let source = TileSource(counts: [1], for: collection)
      collection.layoutIfNeeded()
      #expect(source.sections.count == 1)
    }
    let beginnings = [
      "Invalid parameter not satisfying: count > 0 (0)",
      "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert.",
      "could not dequeue a decoration view of kind: card - must register as a class",
      "could not dequeue a view of kind: title with identifier title - must register a nib or a class",
    ]
    #expect(found.count == beginnings.count)
    for (reason, beginning) in zip(found, beginnings) { #expect(reason.hasPrefix(beginning)) }
  }

  // MARK: Snapshots

  @Test func snapshotsKeepIdentifiersUnique() {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    let found = reasons {
      snapshot.appendItems([1])
      snapshot.appendSections(["a", "b", "a"])
      snapshot.appendSections(["b", "c"])
      snapshot.appendItems([1, 2, 1, 2, 3], toSection: "a")
      snapshot.appendItems([4], toSection: "z")
      snapshot.insertItems([5], beforeItem: 9)
      snapshot.insertSections(["d"], afterSection: "z")
      snapshot.moveItem(9, beforeItem: 1)
      snapshot.moveItem(1, afterItem: 9)
      snapshot.moveSection("z", beforeSection: "a")
      snapshot.reloadItems([9])
      snapshot.reconfigureItems([8])
      snapshot.reloadSections(["z"])
    }
    #expect(
      found == [
        "There are currently no sections in the data source. Please add a section first.",
        "Fatal: supplied section identifiers are not unique. Duplicate identifiers: {(a)}",
        "Fatal: supplied section identifiers are not unique. Duplicate identifiers: {(b)}",
        "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(1, 2)}",
        "Attempted to append items to section identifier that does not exist in the snapshot: z",
        "Attempted to insert next to item identifier that does not exist in the snapshot: 9",
        "Attempted to insert next to section identifier that does not exist in the snapshot: z",
        "Attempted to move item identifier that does not exist in the snapshot: 9",
        "Attempted to move section identifier that does not exist in the snapshot: z",
        "Attempted to reload item identifier that does not exist in the snapshot: 9",
        "Attempted to reconfigure item identifier that does not exist in the snapshot: 8",
        "Attempted to reload section identifier that does not exist in the snapshot: z",
      ])
    #expect(snapshot.sectionIdentifiers == ["a", "b", "c"])
    #expect(snapshot.itemIdentifiers == [1, 2, 3])
    #expect(snapshot.numberOfItems == 3)
    #expect(snapshot.reloadedItemIdentifiers.isEmpty)
  }

  @Test func insertingAnItemOfTheSnapshotMovesIt() {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([2], toSection: "b")
    snapshot.insertItems([3], beforeItem: 1)
    #expect(snapshot.itemIdentifiers(inSection: "a") == [3, 1])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [2])
    #expect(snapshot.sectionIdentifier(containingItem: 2) == "b")
    snapshot.deleteSections(["a"])
    #expect(snapshot.numberOfItems == 1)
    #expect(snapshot.indexOfItem(1) == nil)
  }
}

/// A data source with any number of sections and items, but no cells.
private final class CountSource: UITableViewDataSource, UICollectionViewDataSource {
  var sections: Int
  let items: Int

  init(sections: Int, items: Int) {
    self.sections = sections
    self.items = items
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  func numberOfSections(in collectionView: UICollectionView) -> Int { sections }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }
}

/// Removes all rows and reloads the table while the table asks for a row.
private final class VanishingRows: UITableViewDataSource {
  private var count = 40

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    count = 0
    tableView.reloadData()
    return UITableViewCell()
  }
}

private final class RowlessController: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
}
