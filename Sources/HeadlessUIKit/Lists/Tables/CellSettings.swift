import Foundation

/// What a table tells its cells of their place in it.
struct CellSettings: Hashable {
  var isGrouped = false
  /// nil for no separators.
  var separatorColor: UIColor?
  /// One pixel, in points, taken from the height of the content.
  var separatorHeight: CGFloat = 0
  var separatorInset = UIEdgeInsets.zero
  var isFirst = true
  var isLast = true
  var isInset = false
}
