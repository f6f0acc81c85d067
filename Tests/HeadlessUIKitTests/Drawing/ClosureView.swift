import Foundation
import HeadlessUIKit

/// Draws what a closure says, and counts how often.
final class ClosureView: UIView {
  var drawing: (CGRect) -> Void = { _ in }
  private(set) var drawings = 0

  convenience init(_ drawing: @escaping (CGRect) -> Void) {
    self.init(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    self.drawing = drawing
  }

  override func draw(_ rect: CGRect) {
    drawings += 1
    drawing(rect)
  }
}
