import Foundation

/// The space available to a view that is measured, in points; `nil` in a dimension without limit.
struct SizeProposal: Hashable, Sendable {
  var width: CGFloat?
  var height: CGFloat?

  static let unlimited = SizeProposal()

  init(width: CGFloat? = nil, height: CGFloat? = nil) {
    self.width = width
    self.height = height
  }

  init(_ axis: NSLayoutConstraint.Axis, main: CGFloat?, cross: CGFloat?) {
    self = axis == .horizontal ? Self(width: main, height: cross) : Self(width: cross, height: main)
  }

  subscript(axis: NSLayoutConstraint.Axis) -> CGFloat? {
    axis == .horizontal ? width : height
  }

  /// The proposal as an argument of `sizeThatFits(_:)`.
  var size: CGSize {
    CGSize(
      width: width ?? CGFloat.greatestFiniteMagnitude, height: height ?? CGFloat.greatestFiniteMagnitude)
  }

  func inset(by insets: UIEdgeInsets) -> SizeProposal {
    SizeProposal(
      width: width.map { max($0 - insets.left - insets.right, 0) },
      height: height.map { max($0 - insets.top - insets.bottom, 0) })
  }
}
