package import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameTextEscaping
package import FirstFrameTypesetting
import Foundation

/// A layout tree, checked and with its text laid out, ready to be drawn.
package struct PreparedScene: Sendable {
  /// The size of the picture.
  package let size: PixelSize
  /// The number of pixels per point.
  let scale: CGFloat
  /// The initial color of all pixels: the root's background if it is one color, otherwise clear.
  let backgroundColor: PremultipliedColor
  let root: PreparedNode

  /// The typefaces of the glyphs in the picture, without duplicates, in the order of drawing.
  package var typefaces: [any Typeface] {
    var typefaces: [any Typeface] = []
    root.forEachDrawnText { _, text, _ in
      for run in text.lines.lazy.flatMap(\.glyphRuns) where !run.glyphs.isEmpty {
        if !typefaces.contains(where: { $0 === run.typeface }) { typefaces.append(run.typeface) }
      }
    }
    return typefaces
  }

  /// The texts with characters that no typeface has, in the order of drawing, without those that are clear: of a text
  /// that is filled with a gradient, only the mask counts.
  package var missingCharacters: [MissingCharacters] {
    var missing: [MissingCharacters] = []
    root.forEachDrawnText { content, text, path in
      guard !text.missingCharacters.isEmpty, content.runs.contains(where: { $0.color.alpha > 0 }) else { return }
      missing.append(MissingCharacters(node: path, characters: text.missingCharacters))
    }
    return missing
  }
}

/// A node with its text laid out.
struct PreparedNode: Sendable {
  var node: LayoutNode
  let text: TypesetText?
  let children: [PreparedNode]
  let mask: [PreparedNode]
  /// The node's shape, if its blend mode applies to clear parts; otherwise empty.
  let shape: [PreparedNode]

  init(_ node: LayoutNode, typesetter: Typesetter) {
    self.node = node
    text = node.text.map {
      typesetter.typeset($0.paragraph, width: node.frame.width, height: node.frame.height)
    }
    children = node.children.map { PreparedNode($0, typesetter: typesetter) }
    mask = node.mask.map { PreparedNode($0, typesetter: typesetter) }
    shape = node.blend.appliesToClearParts ? [PreparedNode(node.shape, typesetter: typesetter)] : []
  }

  /// Calls the body with each text that is drawn, laid out, and the path of names from the root to its node.
  func forEachDrawnText(_ body: (TextContent, TypesetText, _ path: String) -> Void) {
    forEachDrawnText(path: SceneCheck.name(of: node), body)
  }

  private func forEachDrawnText(path: String, _ body: (TextContent, TypesetText, _ path: String) -> Void) {
    guard node.opacity > 0 else { return }
    if let content = node.text, let text, node.hasArea { body(content, text, path) }
    for (index, child) in mask.enumerated() {
      child.forEachDrawnText(path: path + "/" + SceneCheck.name(ofMask: child.node, index: index), body)
    }
    for (index, child) in children.enumerated() {
      child.forEachDrawnText(path: path + "/" + SceneCheck.name(of: child.node, index: index), body)
    }
  }
}

/// The characters of a node's text that no typeface has. Boxes with their code points are drawn instead.
package struct MissingCharacters: Hashable, Sendable {
  /// The path of names from the root to the node.
  package let node: String
  /// The characters, without duplicates, in the order of the text.
  package let characters: [Unicode.Scalar]

  package init(node: String, characters: [Unicode.Scalar]) {
    (self.node, self.characters) = (node, characters)
  }
}

extension MissingCharacters: CustomStringConvertible {
  /// The largest number of characters that the description lists. It states only the number of the others.
  private static let maximumListedCount = 8

  package var description: String {
    "\(node): no registered face has \(list); a box with the code point is drawn instead"
  }

  /// The code points and names of the characters.
  package var list: String {
    let names = characters.prefix(Self.maximumListedCount).map { character in
      [character.codePoint, character.properties.name].compactMap { $0 }.joined(separator: " ")
    }
    let rest = characters.count - names.count
    return names.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}
