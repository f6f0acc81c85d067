package import FirstFrameGeometry
package import FirstFrameLayoutTree
import Foundation

/// An element that assistive technology reads: where it is, and what is said.
package struct SpokenElement {
  /// The outline in the space of the tree, in points.
  package let outline: Path
  package let sentence: String
  /// What is not spoken, such as the names of actions.
  package let details: [String]
}

extension LayoutNode {
  /// Returns the elements that assistive technology reads, in reading order.
  ///
  /// - Parameter isRightToLeft: Whether lines are read from right to left.
  package func spokenElements(isRightToLeft: Bool) -> [SpokenElement] {
    ReadingOrder(of: self, isRightToLeft: isRightToLeft).elements.map { element in
      let lines = ElementLines(element).lines
      return SpokenElement(
        outline: element.outline, sentence: lines[0],
        details: lines.dropFirst().map { String($0.dropFirst(2)) })
    }
  }
}
