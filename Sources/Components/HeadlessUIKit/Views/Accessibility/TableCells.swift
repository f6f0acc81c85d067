import FirstFrameLayoutTree
import Foundation

/// The nearest container that is a table for assistive technology, while layout nodes are made.
///
/// Its cells may be views at any depth, so each element looks up its own place.
@MainActor
enum TableCells {
  /// The table whose subviews are described; `nil` outside of tables.
  static var table: (any UIAccessibilityContainerDataTable)?

  /// Returns the place of an element in the table; `nil` if the table has another element, or none, at the place that the
  /// element names.
  static func cell(of element: AnyObject) -> Accessibility.Cell? {
    guard let table, let cell = element as? any UIAccessibilityContainerDataTableCell else { return nil }
    let (rows, columns) = (cell.accessibilityRowRange(), cell.accessibilityColumnRange())
    let (row, column) = (rows.location, columns.location)
    guard row >= 0, row < table.accessibilityRowCount(), column >= 0, column < table.accessibilityColumnCount(),
      table.accessibilityDataTableCellElement(forRow: row, column: column) === cell
    else { return nil }
    let headers =
      (table.accessibilityHeaderElements(forRow: row) ?? [])
      + (table.accessibilityHeaderElements(forColumn: column) ?? [])
    return Accessibility.Cell(
      row: row, column: column, rowSpan: max(1, rows.length), columnSpan: max(1, columns.length),
      headers: headers.filter { $0 !== cell }.compactMap(text))
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
