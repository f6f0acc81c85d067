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
