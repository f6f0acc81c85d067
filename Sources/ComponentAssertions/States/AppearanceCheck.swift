import FirstFrameLayoutTree

/// Compares the dark picture with the light one.
@MainActor
enum AppearanceCheck {
  static func findings(light: StateScene, dark: StateScene) throws -> [StateFinding] {
    guard try light.frame.looksLike(dark.frame) else { return [] }
    var painted = light.frame.tree.paintedNodes
    if painted.isEmpty { painted = [light.frame.tree.name ?? "box"] }
    return [.sameInDark(state: light.state, nodes: painted)]
  }
}

extension LayoutNode {
  /// The names of the nodes that have colours of their own, each once, top down.
  fileprivate var paintedNodes: [String] {
    let isPainted = background != nil || text?.string.isEmpty == false || path != nil || border != nil
    let own = isPainted ? [name].compactMap { $0 } : []
    return children.reduce(into: own) { names, child in
      names += child.paintedNodes.filter { !names.contains($0) }
    }
  }
}
