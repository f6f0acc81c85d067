import FirstFrameLayoutTree
import Foundation

/// A text of a tree that is not hidden.
struct ShownText {
  /// The node's name, or its text in quotes.
  let node: String
  /// Whether there is a visible character, and room to show it.
  let hasInk: Bool

  init(_ text: TextContent, of node: LayoutNode) {
    self.node = node.name ?? "\"\(text.string)\""
    // What a rasterizer makes of a text without room is its own affair: as a label has it, nothing is shown.
    let hasRoom = node.frame.width > 0 && node.frame.height > 0
    hasInk = hasRoom && text.string.unicodeScalars.contains(where: Self.isInked)
  }

  private static func isInked(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    return !properties.isWhitespace && !properties.isDefaultIgnorableCodePoint
      && properties.generalCategory != .control
  }
}
