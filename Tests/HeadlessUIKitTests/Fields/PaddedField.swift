import Foundation
import HeadlessUIKit

/// Keeps 16 points at its sides.
final class PaddedField: UITextField {
  override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 16, dy: 0) }
  override func editingRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 16, dy: 0) }
}
