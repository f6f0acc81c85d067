import FirstFrameLayoutTree
import Foundation

/// The places of the cells of the nearest container that is a table for assistive technology, while layout nodes are
/// made.
///
/// The cells may be views at any depth, so each view looks up its own place.
@MainActor
struct TableCells {
  /// The cells of the table whose subviews are described; empty if there are none.
  static var current = TableCells()

  private var cells: [ObjectIdentifier: Accessibility.Cell] = [:]
  /// The cells themselves, so that no other object gets the identity of one.
  private var kept: [AnyObject] = []

  init() {}

  /// Asks a table for each of its cells; one that spans several is asked for once.
  init(of table: any UIAccessibilityContainerDataTable) {
    let columnCount = max(0, min(table.accessibilityColumnCount(), Self.limit))
    guard columnCount > 0 else { return }
    for row in 0..<max(0, min(table.accessibilityRowCount(), Self.limit / columnCount)) {
      let rowHeaders = table.accessibilityHeaderElements(forRow: row) ?? []
      for column in 0..<columnCount {
        guard let cell = table.accessibilityDataTableCellElement(forRow: row, column: column),
          cells[ObjectIdentifier(cell)] == nil
        else { continue }
        let (rows, columns) = (cell.accessibilityRowRange(), cell.accessibilityColumnRange())
        let headers = rowHeaders + (table.accessibilityHeaderElements(forColumn: column) ?? [])
        kept.append(cell)
        cells[ObjectIdentifier(cell)] = Accessibility.Cell(
          row: row, column: column, rowSpan: max(1, rows.length), columnSpan: max(1, columns.length),
          headers: headers.filter { $0 !== cell }.compactMap(Self.text))
      }
    }
  }

  /// The largest number of cells that a table is asked for. More are on no screen.
  private static let limit = 1000

  /// Returns the place of an element in the table; `nil` if it is none of its cells.
  static func cell(of element: AnyObject) -> Accessibility.Cell? {
    current.cells.isEmpty ? nil : current.cells[ObjectIdentifier(element)]
  }

  private static func text(of header: any UIAccessibilityContainerDataTableCell) -> String? {
    switch header {
    case let label as UILabel: label.accessibilityLabel ?? label.text
    case let view as UIView: view.accessibilityLabel
    case let element as UIAccessibilityElement: element.accessibilityLabel
    default: nil
    }
  }
}
