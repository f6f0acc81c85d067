package import FirstFrameGeometry
import Foundation

extension LayoutNode {
  /// From the node's own space to its parent's: its transform works around the centre of its frame.
  package var spaceTransform: Affine {
    let translation = Affine.translation(x: frame.minX, y: frame.minY)
    guard transform != .identity else { return translation }
    return Affine.translation(x: -frame.width / 2, y: -frame.height / 2)
      .followed(by: transform)
      .followed(by: .translation(x: frame.midX, y: frame.midY))
  }
}
