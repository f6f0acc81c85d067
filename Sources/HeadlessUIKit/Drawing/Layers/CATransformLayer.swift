import FirstFrameLayoutTree
public import Foundation

/// A layer that only holds others, with its transform; its own decoration is not drawn.
@preconcurrency @MainActor
open class CATransformLayer: CALayer {
  public required init() {
    super.init()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func describeContent(in node: inout LayoutNode) {
    node = LayoutNode(name: node.name, frame: node.frame, transform: node.transform)
  }
}
