import FirstFrameLayoutTree

/// Detects trees that cannot be drawn, before anything is drawn.
struct SceneCheck {
  /// The largest number of levels of a tree. Drawing needs up to 35 KB of the stack for each level in a debug build
  /// (measured for levels that clip), and threads have 8 MB.
  static let maximumDepth = 150
  /// The maximum number of pixels in memory at the same time while nested nodes fade, blend or clip: a gigabyte.
  static let maximumLayerArea = 1 << 28

  /// The area of the picture, in pixels.
  let area: Int

  /// Checks that a tree has no more levels than functions can walk that call themselves for each level.
  static func checkDepth(of root: LayoutNode) throws(RasterizerError) {
    if root.isNested(deeperThan: maximumDepth) { throw .tooDeep(limit: maximumDepth, node: name(of: root)) }
  }

  func check(_ root: LayoutNode) throws(RasterizerError) {
    try Self.checkDepth(of: root)
    var measures: [NodeMeasure] = []
    try check(root, path: Self.name(of: root), layers: 0, &measures)
  }

  static func name(of node: LayoutNode, index: Int? = nil) -> String {
    node.name ?? index.map { "children[\($0)]" } ?? "root"
  }

  static func name(ofMask node: LayoutNode, index: Int) -> String { node.name ?? "mask[\(index)]" }

  static func checkFrame(of node: LayoutNode) throws(RasterizerError) {
    var measures: [NodeMeasure] = []
    for property in NodeProperty.all where property.role == .frame { property.appendMeasures(node, &measures) }
    try check(measures, path: name(of: node))
  }

  /// - Parameter measures: Memory for the numbers of one node, which is reused for all nodes.
  private func check(
    _ node: LayoutNode, path: String, layers: Int, _ measures: inout [NodeMeasure]
  ) throws(RasterizerError) {
    let layers = layers + (node.isDrawnSeparately ? 1 : 0) + (node.blend.appliesToClearParts ? 1 : 0)
    guard layers * area <= Self.maximumLayerArea else {
      throw .tooManyLayers(limit: Self.maximumLayerArea / area, node: path)
    }
    if case .file(let file) = node.image?.source { throw .unresolvedImage(file: file, node: path) }
    measures.removeAll(keepingCapacity: true)
    for property in NodeProperty.all { property.appendMeasures(node, &measures) }
    try Self.check(measures, path: path)
    for (index, part) in node.mask.enumerated() {
      // The mask is a second picture beside the node's own.
      try check(
        part, path: path + "/" + Self.name(ofMask: part, index: index), layers: layers + 1, &measures)
    }
    for (index, child) in node.children.enumerated() {
      try check(
        child, path: path + "/" + Self.name(of: child, index: index), layers: layers, &measures)
    }
  }

  private static func check(_ measures: [NodeMeasure], path: String) throws(RasterizerError) {
    for measure in measures where !measure.isValid {
      throw .invalidMeasure(measure.name, value: Double(measure.value), node: path)
    }
  }
}
