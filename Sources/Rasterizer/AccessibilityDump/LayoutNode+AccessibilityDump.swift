public import FirstFrameLayoutTree

extension LayoutNode {
  /// What assistive technology reads, in its order: a line an element with its role, label, value, traits and hint.
  ///
  /// A node with accessibility of its own is read as it says; a text that is not part of such a node is read as static
  /// text. Siblings are read in the order that they ask for, and else line by line as they lie on the screen.
  ///
  /// - Parameter isRightToLeft: Whether lines are read from their right ends.
  public func accessibilityDump(isRightToLeft: Bool = false) -> String {
    ReadingOrder(isRightToLeft: isRightToLeft).elements(of: self)
      .map { ReadElement($0).line + "\n" }.joined()
  }
}
