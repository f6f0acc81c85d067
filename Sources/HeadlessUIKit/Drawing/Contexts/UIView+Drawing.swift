import FirstFrameLayoutTree
public import Foundation

extension UIView {
  /// Draws the view and its subviews in the current context, stretched to a rectangle.
  ///
  /// - Returns: `false` if there is no current context or the view is empty.
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

  /// Adds the recorded output of ``draw(_:)`` to a node, drawing again if necessary.
  func describeDrawing(in node: inout LayoutNode) {
    refreshDisplay()
    guard let display, !display.nodes.isEmpty else { return }
    node.children.append(LayoutNode(name: "drawing", frame: node.bounds, clips: true, children: display.nodes))
  }

  private func refreshDisplay() {
    let (bounds, traits) = (bounds, traitCollection)
    if let display, display.bounds != bounds || display.traits != traits { invalidation.mark(.display) }
    guard let runNumber = invalidation.begin(.display) else { return }
    let context = CGContext(size: bounds.size)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    invalidation.tracking(.display, runNumber: runNumber) {
      GraphicsContexts.with(context) { draw(bounds) }
    }
    display = RecordedDisplay(bounds: bounds, traits: traits, nodes: context.nodes, warnings: context.warnings)
  }

  /// Warnings about the unsupported features that this view's tree uses, without duplicates, such as unknown symbols,
  /// or masks and effects that are not drawn. They are updated when the view's layout tree is created.
  package var componentWarnings: [String] {
    var warnings: [String] = []
    var known: Set<String> = []
    var pending = [layer]
    while let layer = pending.popLast() {
      var found = layer.drawingWarnings
      if let view = layer.view { found += (view.display?.warnings ?? []) + view.contentWarnings }
      for warning in found where known.insert(warning).inserted { warnings.append(warning) }
      for sublayer in layer.children.reversed() where !sublayer.isHidden { pending.append(sublayer) }
    }
    return warnings
  }
}

/// The recorded output of a view's ``UIView/draw(_:)``, and the bounds and traits for which it is valid.
struct RecordedDisplay {
  var bounds: CGRect
  var traits: UITraitCollection
  var nodes: [LayoutNode]
  var warnings: [String]
}
