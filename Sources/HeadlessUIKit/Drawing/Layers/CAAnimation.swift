public import Foundation

/// A change over time, of which only the end is ever seen.
@preconcurrency @MainActor
open class CAAnimation: NSObject {
  /// In seconds; kept and not waited for.
  open var duration: TimeInterval = 0
  open var beginTime: TimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: TimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: TimeInterval = 0
  open var autoreverses = false
  /// Whether the layer goes back to its own value at the end.
  open var isRemovedOnCompletion = true
  open var fillMode = CAMediaTimingFillMode.removed
  open var timingFunction: CAMediaTimingFunction?
  open var delegate: (any CAAnimationDelegate)?

  public override init() {
    super.init()
  }

  var isEndless: Bool {
    repeatCount >= .greatestFiniteMagnitude || repeatDuration >= .greatestFiniteMagnitude
  }

  var basicAnimations: [CABasicAnimation] { [] }

  var staysAtEnd: Bool {
    !isRemovedOnCompletion && (fillMode == .forwards || fillMode == .both) && !autoreverses
  }
}
