import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameTypesetting
import Foundation

/// A text of a layout tree, with the position of its lines in the picture, in points.
struct PlacedText {
  let node: String
  let content: TextContent
  /// The names of the node's ancestors, outermost first.
  let ancestors: [String]
  /// The named boxes that must contain it: its parent's, and the picture's.
  let limits: [(name: String, box: CGRect)]
  /// The bounding box of its lines.
  let box: CGRect
  let isTruncated: Bool
  /// The product of the opacities of the node and its ancestors.
  let opacity: Double

  /// Returns the visible texts in drawing order.
  ///
  /// - Parameter scrolling: The names of scroll views, whose contents may extend beyond them.
  static func list(in tree: LayoutNode, scrolling: Set<String>) -> [PlacedText] {
    var root = tree
    root.frame.origin = .zero
    let name = tree.name ?? "box"
    return list(
      in: root, from: .identity, ancestors: [], limits: [(name, root.bounds)], opacity: 1, scrolling: scrolling)
  }

  private static func list(
    in node: LayoutNode, from outer: Affine, ancestors: [String], limits: [(name: String, box: CGRect)],
    opacity: Double, scrolling: Set<String>
  ) -> [PlacedText] {
    let opacity = opacity * node.opacity
    guard opacity > 0 else { return [] }
    let transform = node.spaceTransform.followed(by: outer)
    let name = node.name ?? "box"
    let own = PlacedText(
      node, named: name, transform: transform, ancestors: ancestors, limits: limits, opacity: opacity)
    // The contents of scroll views may extend beyond them.
    let inner =
      scrolling.contains(name) ? [] : [limits.first, (name, node.bounds.mapped(by: transform))].compactMap { $0 }
    return node.children.reduce(into: [own].compactMap { $0 }) { texts, child in
      texts += list(
        in: child, from: transform, ancestors: ancestors + [name], limits: limits.isEmpty ? [] : inner,
        opacity: opacity,
        scrolling: scrolling)
    }
  }

  private init?(
    _ node: LayoutNode, named name: String, transform: Affine, ancestors: [String],
    limits: [(name: String, box: CGRect)], opacity: Double
  ) {
    guard let text = node.text, text.string.contains(where: { !$0.isWhitespace }) else { return nil }
    let typesetText = Typesetter.current.typeset(text.paragraph, width: node.frame.width, height: node.frame.height)
    let slack = node.frame.height - typesetText.size.height
    let top: CGFloat =
      switch text.verticalAlignment {
      case .top: 0
      case .center: slack / 2
      case .bottom: slack
      }
    let lines = typesetText.lines.map { line in
      CGRect(
        x: line.x, y: top + line.baseline - line.ascent, width: line.width, height: line.ascent + line.descent)
    }
    self.node = name
    content = text
    self.ancestors = ancestors
    self.limits = limits
    self.opacity = opacity
    box = lines.reduce(CGRect.null) { $0.union($1) }.mapped(by: transform)
    // A node that is too low for its line truncates the text, too. A quarter of the line height is spacing.
    let lineHeight = typesetText.lines.map { $0.ascent + $0.descent }.max() ?? 0
    isTruncated = typesetText.isTruncated || typesetText.lines.isEmpty || slack < -lineHeight / 4
  }

  /// Whether the text's node or an ancestor has one of the names.
  func isWithin(_ names: Set<String>) -> Bool {
    names.contains(node) || ancestors.contains(where: names.contains)
  }
}
