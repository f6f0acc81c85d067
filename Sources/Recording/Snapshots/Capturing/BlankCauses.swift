import FirstFrameConditions
import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import Foundation

/// Why a blank frame shows nothing: the contents that cannot be seen, each with its reason.
package struct BlankCauses: Sendable {
  /// One sentence for each cause.
  package let sentences: [String]
  /// Whether the contents may arrive after the frame: nothing else explains the blank frame.
  package let mayBeLate: Bool

  package static let none = BlankCauses(sentences: [], mayBeLate: true)

  private static let limit = 6

  private init(sentences: [String], mayBeLate: Bool) {
    self.sentences = sentences
    self.mayBeLate = mayBeLate
  }

  /// - Parameters:
  ///   - omissions: The contents that the component's toolkit left out of the tree.
  ///   - warnings: The warnings about contents that are not drawn.
  init(of tree: LayoutNode, omissions: [FrameOmission], warnings: [String]) {
    var nodes = InvisibleNodes(of: tree)
    nodes.visit()
    let found = omissions.map { (sentence: "\($0)", isEmpty: $0.isEmpty) } + nodes.found
    var sentences = found.map(\.sentence)
    if sentences.count > Self.limit {
      sentences = sentences.prefix(Self.limit - 1) + ["\(sentences.count - Self.limit + 1) more are like these."]
    }
    self.sentences = sentences + warnings.map { $0.asSentence }
    mayBeLate = warnings.isEmpty && found.allSatisfy(\.isEmpty)
  }

  /// Returns the causes with the work that the component scheduled and that had not run.
  func adding(pending work: [ScheduledWork.Origin]) -> BlankCauses {
    guard !work.isEmpty, mayBeLate else { return self }
    let subject = work.count == 1 ? "a block or task" : "\(work.count) blocks or tasks"
    let delay = work.map(\.delay).max() ?? 0
    let time = delay > 0 ? ", the last one after \(Int((delay * 1000).rounded(.up))) ms" : ""
    let sentence =
      "The state arrives late: when the frame was taken, \(subject) that the component scheduled had not run\(time)."
    return BlankCauses(sentences: [sentence] + sentences, mayBeLate: true)
  }
}

/// The nodes of a tree with contents that cannot be seen.
private struct InvisibleNodes {
  /// The sentences about the nodes, and whether the node is empty and would show something if it were not.
  private(set) var found: [(sentence: String, isEmpty: Bool)] = []
  private let root: LayoutNode

  init(of root: LayoutNode) { self.root = root }

  mutating func visit() {
    let area = CGRect(origin: .zero, size: root.frame.size)
    visit(root, in: area, within: area, over: nil)
  }

  /// - Parameters:
  ///   - frame: The frame of the node in the space of the root.
  ///   - area: The part of the picture that no ancestor clips.
  ///   - color: The color below the node; `nil` if there is none, or not a single one.
  private mutating func visit(_ node: LayoutNode, in frame: CGRect, within area: CGRect, over color: Color?) {
    guard node.opacity > 0 else { return add(node, "has an opacity of 0") }
    if node.hasContent, let cause = cause(ofWhole: node) { return add(node, cause) }
    let outer = color
    let color = node.opaqueColor ?? (node.background == nil ? color : nil)
    let area = node.clips ? area.intersection(frame) : area
    if node.clips, area.isEmpty, node.children.contains(where: \.hasContent) {
      return add(node, "clips its contents, and has no \(frame.missingLength ?? "visible part")")
    }
    if node.isLeaf, node.name != nil, let below = outer, node.background?.onlyColor == below {
      return add(node, "has the color of its background, \(below.hexadecimal)", isEmpty: true)
    }
    if node.text != nil || node.path != nil || node.image != nil {
      if let reason = reason(why: node, in: frame, within: area, over: color) {
        add(node, reason.clause, isEmpty: reason.isEmpty)
      }
    }
    let boxes = node.children.indices.filter { node.children[$0].isOpaqueBox }
    for (index, child) in node.children.enumerated() {
      let box = child.frame.offsetBy(dx: frame.minX, dy: frame.minY)
      let cover = boxes.first { $0 > index && node.children[$0].surrounds(child) }
      if let cover, child.opacity > 0, child.hasContent {
        add(child, "is covered by \(name(of: node.children[cover]))")
        continue
      }
      visit(child, in: box, within: area, over: color)
    }
  }

  /// Returns the reason why a node and everything in it cannot be seen.
  private func cause(ofWhole node: LayoutNode) -> String? {
    if node.transform.determinant == 0 { return "is scaled to nothing by its transform" }
    let lacksMask = !node.mask.isEmpty && !node.mask.contains(where: \.isInked)
    if lacksMask || node.clipPath?.path.elements.isEmpty == true { return "has a mask that shows nothing" }
    return nil
  }

  private func reason(
    why node: LayoutNode, in frame: CGRect, within area: CGRect, over color: Color?
  ) -> (clause: String, isEmpty: Bool)? {
    if let text = node.text?.string, !text.unicodeScalars.contains(where: VisibleText.isInked) {
      return (text.isEmpty ? "has no text" : "has only white space", true)
    }
    if let length = frame.missingLength { return ("has no \(length)", false) }
    if !frame.overlaps(area) {
      let isOutside = !frame.overlaps(CGRect(origin: .zero, size: root.frame.size))
      return (isOutside ? "is outside of the picture" : "is clipped away by a view that contains it", false)
    }
    if let color, let reason = reason(whyContentOf: node, over: color) { return (reason, false) }
    guard let runs = node.text?.runs, !runs.isEmpty else { return nil }
    if let size = runs.map(\.font.size).max(), size < Self.smallestFont {
      return ("has a font of \(size) points", false)
    }
    if runs.allSatisfy({ $0.color.alpha == 0 }) { return ("has a clear text color", false) }
    guard let color, runs.allSatisfy({ $0.color == color }) else { return nil }
    return ("has text in the color of its background, \(color.hexadecimal)", false)
  }

  /// Letters of smaller fonts, in points, leave no ink.
  private static let smallestFont: CGFloat = 0.5

  /// Returns the reason why an image or a path cannot be told from the color below it.
  private func reason(whyContentOf node: LayoutNode, over color: Color) -> String? {
    if let image = node.image {
      if let tint = image.tint, tint == color {
        return "has an image in the color of its background, \(color.hexadecimal)"
      }
      if image.tint == nil, case .bitmap(let bitmap) = image.source, let only = bitmap.solidColor {
        if only.alpha == 0 { return "has an image without visible pixels" }
        if only.straight == color { return "has an image in the color of its background, \(color.hexadecimal)" }
      }
    }
    if let path = node.path, path.stroke == nil, path.fill?.paint.onlyColor == color {
      return "has a shape in the color of its background, \(color.hexadecimal)"
    }
    return nil
  }

  private func name(of node: LayoutNode) -> String {
    "`\(node.name ?? node.text.map { "\"\($0.string)\"" } ?? "a node without a name")`"
  }

  private mutating func add(_ node: LayoutNode, _ clause: String, isEmpty: Bool = false) {
    found.append(("\(name(of: node)) \(clause).", isEmpty))
  }
}

extension Paint {
  /// The color of the whole area; `nil` if there are several.
  fileprivate var onlyColor: Color? {
    let stops: [GradientStop]
    switch self {
    case .color(let color): return color
    case .linear(let gradient): stops = gradient.stops
    case .radial(let gradient): stops = gradient.stops
    case .conic(let gradient): stops = gradient.stops
    }
    guard let first = stops.first, stops.allSatisfy({ $0.color == first.color }) else { return nil }
    return first.color
  }
}

extension CGRect {
  /// Whether the rectangles have a common area.
  fileprivate func overlaps(_ other: CGRect) -> Bool {
    let part = intersection(other)
    return !part.isNull && part.width > 0 && part.height > 0
  }

  /// The lengths that are missing, as in "has no width"; `nil` if the rectangle has an area.
  fileprivate var missingLength: String? {
    guard width <= 0 || height <= 0 else { return nil }
    return width > 0 ? "height" : height > 0 ? "width" : "size"
  }
}

extension LayoutNode {
  /// Whether the node or one in it has content of its own.
  fileprivate var hasContent: Bool {
    text != nil || path != nil || image != nil || background != nil && name != nil && children.isEmpty
      || children.contains(where: \.hasContent)
  }

  /// Whether the node has nothing but a background.
  fileprivate var isLeaf: Bool { hasDefaults(for: .content) && border == nil }

  /// Whether the node or one in it leaves ink.
  fileprivate var isInked: Bool {
    guard opacity > 0, frame.width > 0, frame.height > 0 else { return false }
    return text != nil || path != nil || image != nil || background != nil || children.contains(where: \.isInked)
  }

  /// Whether the node fills its frame with one opaque color, and so hides what is in it.
  fileprivate var isOpaqueBox: Bool { opaqueColor != nil && hasDefaults(for: .effect) }

  /// Whether a sibling is inside the frame. One without an area may have children outside of it.
  fileprivate func surrounds(_ sibling: LayoutNode) -> Bool {
    sibling.transform == .identity && !sibling.frame.isEmpty && frame.contains(sibling.frame)
  }

  /// The color of the node's background; `nil` unless it is a single opaque one.
  fileprivate var opaqueColor: Color? {
    guard case .color(let color)? = background, color.isOpaque else { return nil }
    return color
  }
}
