import Foundation

/// A cubic Bézier curve.
struct Cubic {
  var start: CGPoint
  var control1: CGPoint
  var control2: CGPoint
  var end: CGPoint

  init(_ start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
  }

  /// The two halves of the curve (de Casteljau's construction).
  var halves: (Cubic, Cubic) {
    let middle = (control1 + control2) * 0.5
    let left1 = (start + control1) * 0.5
    let right2 = (control2 + end) * 0.5
    let left2 = (left1 + middle) * 0.5
    let right1 = (middle + right2) * 0.5
    let split = (left2 + right1) * 0.5
    return (Cubic(start, left1, left2, split), Cubic(split, right1, right2, end))
  }
}
