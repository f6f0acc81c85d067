import LayoutTree

/// A text of a tree that is not hidden.
struct ShownText {
  /// The node's name, or its text in quotes.
  let node: String
  let hasInk: Bool

  init(_ text: TextContent, of node: LayoutNode) {
    self.node = node.name ?? "\"\(text.string)\""
    hasInk = text.string.unicodeScalars.contains(where: Self.isInked)
  }

  private static func isInked(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    return !properties.isWhitespace && !properties.isDefaultIgnorableCodePoint
      && properties.generalCategory != .control
  }
}
