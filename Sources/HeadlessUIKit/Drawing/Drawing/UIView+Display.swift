import FirstFrameLayoutTree
import Foundation

extension UIView {
  /// Adds what ``draw(_:)`` draws, drawn anew where something asked for it.
  func describeDrawing(in node: inout LayoutNode) {
    refreshDisplay()
    guard let display, !display.nodes.isEmpty else { return }
    node.children.append(LayoutNode(name: "drawing", frame: node.bounds, clips: true, children: display.nodes))
  }

  private func refreshDisplay() {
    let (bounds, traits) = (bounds, traitCollection)
    if let display, display.bounds != bounds || display.traits != traits { invalidation.mark(.display) }
    guard let turn = invalidation.begin(.display) else { return }
    let context = CGContext(size: bounds.size)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    invalidation.tracking(.display, turn: turn) {
      GraphicsContexts.with(context) { draw(bounds) }
    }
    display = RecordedDisplay(bounds: bounds, traits: traits, nodes: context.nodes, warnings: context.warnings)
  }
}
