import Foundation

extension CGRect {
  /// A rectangle told along an axis and across it.
  init(_ axis: NSLayoutConstraint.Axis, main: CGFloat, cross: CGFloat, mainLength: CGFloat, crossLength: CGFloat) {
    self =
      axis == .horizontal
      ? CGRect(x: main, y: cross, width: mainLength, height: crossLength)
      : CGRect(x: cross, y: main, width: crossLength, height: mainLength)
  }

  /// Where the rectangle begins along an axis.
  func start(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? minX : minY }

  func end(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? maxX : maxY }

  /// Whether a rectangle, also one without extent, lies at least in part within another.
  func meets(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}

extension CGRect {
  /// The rectangle that lies inside this one by insets from the leading edge, which is the left one in layouts.
  func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.leading, y: minY + insets.top, width: max(width - insets.leading - insets.trailing, 0),
      height: max(height - insets.top - insets.bottom, 0))
  }
}

extension NSDirectionalEdgeInsets {
  func start(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? leading : top }
  func end(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? trailing : bottom }
}

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

/// Where a header or footer lies that stays on screen as long as its section does.
struct PinnedPlace {
  /// The part of the content that is on screen, along the direction in which it scrolls.
  let visible: ClosedRange<CGFloat>
  /// What the view may not leave.
  let section: ClosedRange<CGFloat>

  /// The start of a view that stays at the start.
  func header(from start: CGFloat, length: CGFloat) -> CGFloat {
    max(start, min(visible.lowerBound, section.upperBound - length))
  }

  /// The start of a view that stays at the end.
  func footer(from start: CGFloat, length: CGFloat) -> CGFloat {
    min(start, max(visible.upperBound - length, section.lowerBound))
  }
}
