import Foundation

extension NSDirectionalEdgeInsets {
  /// The insets along the lengths that are given: where content decides, they are of no effect.
  func keeping(clearOf axes: FlexibleAxes) -> NSDirectionalEdgeInsets {
    var insets = self
    if axes.contains(.horizontal) { (insets.leading, insets.trailing) = (0, 0) }
    if axes.contains(.vertical) { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }

  static func + (left: NSDirectionalEdgeInsets, right: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: left.top + right.top, leading: left.leading + right.leading, bottom: left.bottom + right.bottom,
      trailing: left.trailing + right.trailing)
  }
}
