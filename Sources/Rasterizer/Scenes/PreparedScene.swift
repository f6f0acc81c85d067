public import FirstFrameImaging
import FirstFrameLayoutTree
public import FirstFrameTypesetting
import Foundation

/// A layout tree that has been checked and whose text has been set: all but the drawing.
public struct PreparedScene: Sendable {
  /// Of the picture.
  public let size: PixelSize
  /// Pixels per point.
  let scale: CGFloat
  /// The colour of all pixels before anything is drawn: the root's background, where it is one colour.
  let ground: PremultipliedColor
  let root: PreparedNode

  /// The typefaces whose glyphs stand in the picture, each once, in the order of drawing.
  public var typefaces: [any Typeface] {
    var typefaces: [any Typeface] = []
    root.forEachDrawnText { text, _ in
      for run in text.lines.lazy.flatMap(\.glyphRuns) where !run.glyphs.isEmpty {
        if !typefaces.contains(where: { $0 === run.typeface }) { typefaces.append(run.typeface) }
      }
    }
    return typefaces
  }

  /// The texts with characters that no typeface has, in the order of drawing.
  public var missingCharacters: [MissingCharacters] {
    var missing: [MissingCharacters] = []
    root.forEachDrawnText { text, path in
      guard !text.missingCharacters.isEmpty else { return }
      missing.append(MissingCharacters(node: path, characters: text.missingCharacters))
    }
    return missing
  }
}

/// A node whose text has been set.
struct PreparedNode: Sendable {
  let node: LayoutNode
  let text: TypesetText?
  let children: [PreparedNode]

  init(_ node: LayoutNode, typesetter: Typesetter) {
    self.node = node
    text = node.text.map {
      typesetter.typeset($0.paragraph, width: node.frame.width, height: node.frame.height)
    }
    children = node.children.map { PreparedNode($0, typesetter: typesetter) }
  }

  /// Goes through the texts that are drawn, with the names of their nodes from the root on.
  func forEachDrawnText(_ body: (TypesetText, _ path: String) -> Void) {
    forEachDrawnText(path: SceneCheck.name(of: node), body)
  }

  private func forEachDrawnText(path: String, _ body: (TypesetText, _ path: String) -> Void) {
    guard node.opacity > 0 else { return }
    if let text, node.hasArea { body(text, path) }
    for (index, child) in children.enumerated() {
      child.forEachDrawnText(path: path + "/" + SceneCheck.name(of: child.node, index: index), body)
    }
  }
}

/// The characters of a node's text that no typeface has, and that are drawn as boxes with their code points.
public struct MissingCharacters: Hashable, Sendable {
  /// The names of the nodes from the root to the text.
  public let node: String
  /// Each once, in the order of the text.
  public let characters: [Unicode.Scalar]
}

extension MissingCharacters: CustomStringConvertible {
  /// More than these are counted, not listed.
  private static let listed = 8

  public var description: String {
    let names = characters.prefix(Self.listed).map { character in
      [character.codePoint, character.properties.name].compactMap { $0 }.joined(separator: " ")
    }
    let rest = characters.count - names.count
    let list = names.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    return "\(node): no registered face has \(list); a box with the code point is drawn instead"
  }
}
