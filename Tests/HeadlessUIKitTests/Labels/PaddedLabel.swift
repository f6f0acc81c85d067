import Foundation
import HeadlessUIKit

/// The usual way to give a label room around its text.
final class PaddedLabel: UILabel {
  var insets = UIEdgeInsets.zero

  override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
    let rect = super.textRect(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: lines)
    return CGRect(
      x: rect.minX - insets.left, y: rect.minY - insets.top, width: rect.width + insets.left + insets.right,
      height: rect.height + insets.top + insets.bottom)
  }

  override func drawText(in rect: CGRect) {
    super.drawText(in: rect.inset(by: insets))
  }
}
