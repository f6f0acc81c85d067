import Foundation

extension CGRect {
  /// Creates a rectangle from coordinates along an axis ("main") and across it ("cross").
  init(_ axis: NSLayoutConstraint.Axis, main: CGFloat, cross: CGFloat, mainLength: CGFloat, crossLength: CGFloat) {
    self =
      axis == .horizontal
      ? CGRect(x: main, y: cross, width: mainLength, height: crossLength)
      : CGRect(x: cross, y: main, width: crossLength, height: mainLength)
  }

  /// Returns the smallest coordinate along an axis.
  func start(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? minX : minY }

  func end(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? maxX : maxY }

  /// Whether the interiors overlap; an empty rectangle inside the other counts too.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}

extension CGRect {
  /// Returns the rectangle without the insets. In layouts, the leading edge is the left edge.
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
  /// Returns the insets, with 0 along the axes on which the content determines the length.
  func excluding(_ axes: FlexibleAxes) -> NSDirectionalEdgeInsets {
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

/// A start and an end along an axis, in points. With negative insets, the end can be before the start.
struct Extent: Hashable {
  var start: CGFloat
  var end: CGFloat
}

/// The position of a header or footer that is pinned to the visible range while its section is visible.
struct PinnedPosition {
  /// The visible range of the content along the scroll direction.
  let visible: Extent
  /// The range of the section, which contains the pinned view.
  let section: Extent

  /// Returns the start of a view that is pinned to the start of the visible range.
  func header(from start: CGFloat, length: CGFloat) -> CGFloat {
    max(start, min(visible.start, section.end - length))
  }

  /// Returns the start of a view that is pinned to the end of the visible range.
  func footer(from start: CGFloat, length: CGFloat) -> CGFloat {
    min(start, max(visible.end - length, section.start))
  }
}
