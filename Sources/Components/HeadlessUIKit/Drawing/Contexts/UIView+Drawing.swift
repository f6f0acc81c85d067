import FirstFrameImaging
import FirstFrameLayoutTree
import Foundation

extension UIView {
  /// Draws the view and its subviews in the current context, stretched to a rectangle.
  ///
  /// - Returns: `false` if there is no current context or the view is empty.
  @discardableResult func standardDrawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = GraphicsContexts.current, bounds.width > 0, bounds.height > 0 else { return false }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    layer.render(in: context)
    context.restoreGState()
    return true
  }

  /// Adds the recorded output of ``draw(_:)`` to a node.
  func describeDrawing(in node: inout LayoutNode) {
    guard let display, !display.nodes.isEmpty || display.isDrawn else { return }
    let isBlack = display.isDrawn && isBlackWhereNotDrawn
    guard !display.nodes.isEmpty || isBlack else { return }
    node.children.append(.drawing(display.nodes, in: node.bounds, isBlack: isBlack))
  }

  /// Draws the view again if necessary.
  func refreshDisplay() {
    let (bounds, traits) = (bounds, traitCollection)
    if let display, display.bounds != bounds || display.traits != traits { invalidation.mark(.display) }
    guard let runNumber = invalidation.begin(.display) else { return }
    let context = CGContext(size: bounds.size)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    invalidation.tracking(.display, runNumber: runNumber) {
      layer.display()
      GraphicsContexts.with(context) { layer.draw(in: context) }
    }
    // A view draws if its class overrides `draw(_:)`: if the method of this class was not called, or was not all.
    let isDrawn = !context.hasDefaultDrawing || !context.nodes.isEmpty
    display = RecordedDisplay(
      bounds: bounds, traits: traits, nodes: context.nodes, isDrawn: isDrawn, warnings: context.warnings)
  }

  /// Warnings about the unsupported features that this view's tree uses, without duplicates, such as unknown symbols,
  /// or masks and effects that are not drawn. They are updated when the view's layout tree is created.
  package var componentWarnings: [String] {
    var warnings: [String] = []
    var known: Set<String> = []
    var pending = [layer]
    while let layer = pending.popLast() {
      var found = layer.displayWarnings + layer.undrawnProperties.map { $0.warning(of: layer) }
      if let view = layer.view {
        found += (view.display?.warnings ?? []) + view.contentWarnings
        found += view.undrawnProperties.map { $0.warning(of: view) }
      }
      for warning in found where known.insert(warning).inserted { warnings.append(warning) }
      for sublayer in layer.children.reversed() where !sublayer.isHidden { pending.append(sublayer) }
    }
    return warnings + UIViewPropertyAnimator.progressWarnings
  }
}

/// The recorded output of a view's ``UIView/draw(_:)``, and the bounds and traits for which it is valid.
struct RecordedDisplay {
  var bounds: CGRect
  var traits: UITraitCollection
  var nodes: [LayoutNode]
  /// Whether the class of the view overrides the method, so that the view has a backing store.
  var isDrawn: Bool
  var warnings: [String]
}

extension LayoutNode {
  /// Returns the node of a backing store with recorded nodes. Blend modes do not see what is beneath it.
  ///
  /// - Parameter isBlack: Whether it is black where nothing is drawn, instead of transparent.
  static func drawing(_ nodes: [LayoutNode], in box: CGRect, isBlack: Bool) -> LayoutNode {
    let isBlended = nodes.dependOnBackdrop
    var drawing = LayoutNode(name: "drawing", frame: box, clips: true, isIsolated: isBlended, children: nodes)
    guard isBlack else { return drawing }
    let black = LayoutNode(frame: box, background: .color(.black))
    guard isBlended else {
      drawing.children.insert(black, at: 0)
      return drawing
    }
    // Black is also visible where drawing is cleared.
    drawing.isIsolated = false
    drawing.children = [black, LayoutNode(frame: box, isIsolated: true, children: [black] + nodes)]
    return drawing
  }
}
