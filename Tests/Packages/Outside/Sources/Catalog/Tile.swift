import FirstFrame
import Geometry

/// A square between two margins.
public final class Tile: Shape {
  override public func layoutTree(in environment: RenderingEnvironment) -> LayoutNode {
    let square = super.layoutTree(in: environment)
    return LayoutNode(
      frame: CGRect(x: 0, y: 0, width: square.frame.width + 8, height: square.frame.height), background: .color(.white),
      children: [square])
  }
}
