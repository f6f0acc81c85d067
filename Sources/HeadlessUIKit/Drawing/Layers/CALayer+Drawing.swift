import FirstFrameGeometry
import FirstFrameLayoutTree
public import Foundation

extension CALayer {
  /// Draws the layer and all in it in a context, its corner at the origin.
  public func render(in ctx: CGContext) {
    view?.layoutIfNeeded()
    var node = anyNode(names: PropertyNames())
    node.frame.origin = .zero
    node.transform = .identity
    ctx.recordInUserSpace(node)
  }

  /// Adds what the layer draws by itself.
  func describeDrawing(in node: inout LayoutNode) {
    let context = CGContext(size: geometry.bounds.size)
    context.translateBy(x: -geometry.bounds.minX, y: -geometry.bounds.minY)
    GraphicsContexts.with(context) { draw(in: context) }
    displayWarnings = context.warnings
    guard !context.nodes.isEmpty else { return }
    node.children.append(LayoutNode(name: "drawing", frame: node.bounds, clips: true, children: context.nodes))
  }
}

extension UIView {
  /// Draws the view and all in it in the current context, stretched to a rectangle; always possible.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = GraphicsContexts.current, bounds.width > 0, bounds.height > 0 else { return false }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    layer.render(in: context)
    context.restoreGState()
    return true
  }
}
