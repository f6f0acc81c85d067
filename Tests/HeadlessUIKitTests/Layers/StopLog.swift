import Foundation
import HeadlessUIKit

final class StopLog: NSObject, CAAnimationDelegate {
  var stops = 0

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { stops += 1 }
}
