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

  /// What the tree below this view asks for and is not shown as on a screen, each said once: unknown symbols, masks
  /// and effects that are not drawn. As of the last time that its layout tree was given.
  public var componentWarnings: [String] {
    var warnings: [String] = []
    collectWarnings(of: layer, into: &warnings)
    return warnings
  }

  private func collectWarnings(of layer: CALayer, into warnings: inout [String]) {
    var found = layer.drawingWarnings
    if let view = layer.view { found += (view.display?.warnings ?? []) + view.contentWarnings }
    for warning in found where !warnings.contains(warning) { warnings.append(warning) }
    for sublayer in layer.children where !sublayer.isHidden { collectWarnings(of: sublayer, into: &warnings) }
  }
}

/// What a view drew, and what it drew it for.
struct RecordedDisplay {
  var bounds: CGRect
  var traits: UITraitCollection
  var nodes: [LayoutNode]
  var warnings: [String]
}
