import Foundation

extension UIView {
  /// Whether the content is laid out from right to left.
  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Returns a frame that is given for a layout from left to right, at the other side if the layout is from right to left.
  func mirrored(fromLeft frame: CGRect) -> CGRect {
    guard isRightToLeft else { return frame }
    return CGRect(
      origin: CGPoint(x: bounds.width - frame.origin.x - frame.size.width, y: frame.origin.y), size: frame.size)
  }

  /// Returns a mirrored frame on the pixel grid.
  func placed(fromLeft frame: CGRect) -> CGRect { PixelGrid(traitCollection).rounded(mirrored(fromLeft: frame)) }
}
