import Foundation
import HeadlessUIKit

final class LiftingDelegate: NSObject, UIPointerInteractionDelegate {
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
    interaction.view.map { UIPointerStyle(effect: .lift(UITargetedPreview(view: $0))) }
  }
}
