import FirstFrameLayoutTree
import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct TableConfigurationTests {
  private func table(_ configure: @escaping (UITableViewCell) -> Void) -> (
    UITableView, UITableViewDiffableDataSource<Int, Int>
  ) {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)).inLook(.iOS18)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, _ in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      configure(cell)
      return cell
    }
    var snapshot = source.snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems([0])
    source.apply(snapshot)
    table.layoutIfNeeded()
    return (table, source)
  }

  @Test(arguments: [(false, false), (true, false), (false, true)])
  func labelsOfSelectedAndHighlightedCellsHaveTheirHighlightedColor(isSelected: Bool, isHighlighted: Bool) {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.textLabel?.text = "Balance"
    cell.detailTextLabel?.text = "20"
    cell.isSelected = isSelected
    cell.isHighlighted = isHighlighted
    cell.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
    cell.layoutIfNeeded()
    let expected = isSelected || isHighlighted
    #expect([cell.textLabel, cell.detailTextLabel].map { $0?.isHighlighted } == [expected, expected])
    cell.selectionStyle = .none
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    #expect(cell.textLabel?.isHighlighted == false)
  }

  /// The cell has margins of 11 points above and below. The text starts at 16 + 28 + 16 points, after the symbol.
  @Test func aConfigurationDeterminesTheContent() throws {
    let (table, source) = table { cell in
      var content = cell.defaultContentConfiguration()
      content.text = "Balance"
      content.secondaryText = "1 250"
      content.image = UIImage(systemName: "star")
      cell.contentConfiguration = content
    }
    let cell = try #require(table.visibleCells.first)
    #expect(cell.contentView is UIListContentView)
    #expect(cell.separatorInset.left == 60)
    let labels = cell.contentView.subviews.compactMap { $0 as? UILabel }
    #expect(labels.map(\.text) == ["Balance", "1 250"])
    #expect(labels.allSatisfy { $0.frame.minX == 60 })
    let texts = labels.reduce(0) { $0 + $1.frame.height }
    #expect(abs(cell.frame.height - (texts + 2 + 22 + 0.5)) <= 0.5)
    #expect(source.snapshot().numberOfItems == 1)
    cell.contentConfiguration = nil
    #expect(!(cell.contentView is UIListContentView))
  }

  @Test func handlersAreTracked() {
    let model = TileModel()
    var titles: [String] = []
    let (table, source) = table { cell in
      cell.configurationUpdateHandler = { _, state in titles.append("\(model.title) \(state.isSelected)") }
    }
    model.title = "two"
    table.layoutIfNeeded()
    table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    table.layoutIfNeeded()
    table.layoutIfNeeded()
    // A new cell receives its traits after its first configuration, and is configured again.
    #expect(titles.suffix(3) == ["one false", "two false", "two true"])
    #expect(source.snapshot().numberOfItems == 1)
  }

  @Test func selectedBackgroundsOfRowsAreAboveTheirBackgrounds() {
    let (cell, background, selected) = (UITableViewCell(), UIView(), UIView())
    cell.selectedBackgroundView = selected
    cell.backgroundView = background
    cell.layoutIfNeeded()
    #expect(cell.subviews == [background, selected, cell.contentView])
    #expect(selected.isHidden)
    cell.isHighlighted = true
    cell.layoutIfNeeded()
    #expect(!selected.isHidden)
  }

  @Test func selectedBackgroundsOfItemsAreAboveTheirBackgrounds() {
    let (cell, background, selected) = (UICollectionViewCell(), UIView(), UIView())
    cell.selectedBackgroundView = selected
    cell.backgroundView = background
    cell.backgroundConfiguration = .clear()
    cell.layoutIfNeeded()
    #expect(cell.subviews.suffix(3) == [background, selected, cell.contentView])
    #expect(cell.subviews.count == 4)
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(!selected.isHidden)
  }
}
