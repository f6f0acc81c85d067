import Foundation
import HeadlessUIKit
import LayoutTree

extension ComponentPreview {
  /// What the preview's snapshots are taken in.
  func environment(appearance: Appearance) -> RenderingEnvironment {
    RenderingEnvironment(size: size, scale: 2, appearance: appearance)
  }
}
