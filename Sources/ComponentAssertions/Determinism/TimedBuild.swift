import Foundation
import HeadlessUIKit

/// A component that was built between two moments.
struct TimedBuild {
  /// Kept, so that its memory is not used again.
  let view: UIView
  let frame: ComponentFrame
  let began: Date
  let ended: Date
}
