import Foundation

/// The position of a cell in its table, and the resulting separators.
struct TableRowPlacement: Hashable {
  var isGrouped = false
  /// The color of the separators; `nil` for no separators.
  var separatorColor: UIColor?
  /// The height of a separator, in points.
  var separatorHeight: CGFloat = 0
  /// The part of that height that is subtracted from the height of the content.
  var reservedHeight: CGFloat = 0
  var separatorInset = UIEdgeInsets.zero
  var isFirst = true
  var isLast = true
  var isInset = false
  /// The controls for editing; `nil` unless the table is edited.
  var editing: RowEditing?
  /// The width of the index of sections above the trailing edge of the row, in points.
  var indexWidth: CGFloat = 0
}
