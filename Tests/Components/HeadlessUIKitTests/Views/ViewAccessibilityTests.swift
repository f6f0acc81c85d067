import FirstFrameLayoutTree
import FirstFrameRasterizer
import Foundation
import HeadlessUIKit
import Testing

@MainActor struct ViewAccessibilityTests {
  private func label(_ text: String, y: CGFloat) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: y, width: 100, height: 20))
    label.text = text
    return label
  }

  private func screen(_ views: UIView...) -> UIView {
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    for view in views { screen.addSubview(view) }
    return screen
  }

  private func dump(_ view: UIView) -> String {
    view.layoutTree(in: RenderingEnvironment()).accessibilityDump()
  }

  @Test func labelsAreStaticTextUnlessSetOtherwise() {
    let header = label("Live", y: 0)
    header.accessibilityTraits = .header
    let silent = label("decoration", y: 20)
    silent.isAccessibilityElement = false
    #expect(dump(screen(header, silent, label("Madrid", y: 40))) == "Live, Heading\nMadrid\n")
  }

  @Test func anAccessibilityElementReplacesItsSubviews() {
    let card = screen(label("1.85", y: 0))
    card.isAccessibilityElement = true
    card.accessibilityLabel = "Madrid wins"
    card.accessibilityValue = "1.85"
    card.accessibilityHint = "Adds it to the slip"
    card.accessibilityTraits = [.button, .selected]
    #expect(
      dump(screen(card)) == "Selected, Madrid wins, 1.85, Button. Adds it to the slip.\n")
  }

  @Test func listedElementsAreReadInOrderAndOthersAreNotRead() {
    let (a, b, c) = (label("a", y: 0), label("b", y: 20), label("c", y: 40))
    let screen = screen(a, b, c)
    screen.accessibilityElements = [c, a]
    #expect(dump(screen) == "c\na\n")
  }

  /// Shows some rows of a long table, of which it has created the cells.
  private final class LongTable: UIView, UIAccessibilityContainerDataTable {
    final class Cell: UILabel, UIAccessibilityContainerDataTableCell {
      var (rows, columns) = (NSRange(location: 0, length: 1), NSRange(location: 0, length: 1))
      func accessibilityRowRange() -> NSRange { rows }
      func accessibilityColumnRange() -> NSRange { columns }
    }

    var cells: [Int: Cell] = [:]
    func accessibilityRowCount() -> Int { 5000 }
    func accessibilityColumnCount() -> Int { 1 }
    func accessibilityDataTableCellElement(
      forRow row: Int, column: Int
    ) -> (any UIAccessibilityContainerDataTableCell)? { cells[row] }
  }

  /// A cell is one of the table if the table has it at the place that it names.
  @Test(
    arguments: [
      (4000, NSRange(location: 4000, length: 2), Accessibility.Cell(row: 4000, column: 0, rowSpan: 2)),
      (4000, NSRange(location: 0, length: 1), nil), (5000, NSRange(location: 5000, length: 1), nil),
      (-1, NSRange(location: -1, length: 1), nil), (0, NSRange(location: NSNotFound, length: 0), nil),
    ] as [(Int, NSRange, Accessibility.Cell?)])
  func cellsHaveTheirPlacesInLongTables(row: Int, rows: NSRange, expected: Accessibility.Cell?) {
    let (table, cell) = (LongTable(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), LongTable.Cell())
    table.accessibilityContainerType = .dataTable
    (cell.text, cell.rows, table.cells[row]) = ("84", rows, cell)
    table.addSubview(cell)
    let node = table.layoutTree(in: RenderingEnvironment()).children.first
    #expect(node?.accessibility?.details.cell == expected)
  }

  @Test func hiddenElementsAreNotRead() {
    let aside = screen(label("aside", y: 0))
    aside.accessibilityElementsHidden = true
    #expect(dump(screen(aside, label("main", y: 60))) == "main\n")
  }
}
