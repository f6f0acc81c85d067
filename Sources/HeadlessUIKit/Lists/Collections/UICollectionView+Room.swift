import Foundation

extension UICollectionView {
  /// The part of the bounds that no inset takes.
  var uncovered: CGRect {
    let insets = adjustedContentInset
    let width = max(bounds.width - insets.left - insets.right, 0)
    let height = max(bounds.height - insets.top - insets.bottom, 0)
    return CGRect(x: bounds.minX + insets.left, y: bounds.minY + insets.top, width: width, height: height)
  }

  /// The uncovered part of the bounds in the layout's space, along an axis.
  func visibleRange(_ axis: NSLayoutConstraint.Axis) -> ClosedRange<CGFloat> {
    let rect = mirrored(uncovered)
    return rect.start(axis)...rect.end(axis)
  }
}
