import Foundation

/// What a flow layout knows of a section before it places anything: lengths along the direction in which it scrolls
/// ("main") and across it ("cross").
struct FlowSection {
  var axis: NSLayoutConstraint.Axis
  var sizes: [CGSize]
  var insets: UIEdgeInsets
  /// The least distance between lines.
  var lineSpacing: CGFloat
  /// The least distance between the items of a line.
  var itemSpacing: CGFloat
  var header: CGFloat
  var footer: CGFloat

  var mainStart: CGFloat { axis == .vertical ? insets.top : insets.left }
  var mainEnd: CGFloat { axis == .vertical ? insets.bottom : insets.right }
  var crossStart: CGFloat { axis == .vertical ? insets.left : insets.top }
  var crossEnd: CGFloat { axis == .vertical ? insets.right : insets.bottom }
  var crossAxis: NSLayoutConstraint.Axis { axis == .vertical ? .horizontal : .vertical }
}
