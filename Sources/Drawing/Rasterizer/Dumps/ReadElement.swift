import FirstFrameGeometry
import FirstFrameLayoutTree
import Foundation

/// An element that assistive technology reads, with what its surroundings add to it.
struct ReadElement {
  /// The properties of the element. Its label is the text of the node, unless it has one of its own.
  var accessibility: Accessibility
  /// The outline of the element, in the space of the tree.
  var outline: Path
  /// The containers that begin with the element, from outside to inside.
  var begun: [Accessibility.Container] = []
  /// The containers that end with the element, from inside to outside.
  var ended: [Accessibility.Container] = []
  /// The number of the element in its series, and the number of elements there.
  var position: (number: Int, count: Int)?
  var isTab = false
  /// Whether no element before it is in its row of a table.
  var beginsRow = false

  init(_ node: LayoutNode, space: Affine) {
    accessibility = node.accessibility ?? Accessibility(traits: [.staticText])
    accessibility.label = accessibility.label ?? node.text?.string
    outline = (accessibility.details.outline ?? Path { $0.addRect(node.bounds) }).transformed(by: space)
  }

  /// An element that consists of the texts of others.
  ///
  /// - Parameters:
  ///   - texts: The elements, in reading order.
  ///   - node: The node around them, whose properties the element has.
  ///   - space: The map from the node's space to that of the tree.
  init(combining texts: [ReadElement], in node: LayoutNode, space: Affine) {
    self.init(node, space: space)
    accessibility.isElement = true
    if accessibility.label == nil {
      let parts = texts.flatMap { [$0.accessibility.label, $0.accessibility.value] }.compactMap { $0 }
      accessibility.label = parts.isEmpty ? nil : parts.joined(separator: ", ")
    }
    var details = accessibility.details
    for text in texts {
      details.speech += text.accessibility.details.speech
      details.language = details.language ?? text.accessibility.details.language
    }
    accessibility.details = details
  }

  /// Whether the element only shows a text, so that a row can read it together with its other texts.
  var isPlainText: Bool {
    let details = accessibility.details
    return accessibility.traits.allSatisfy { $0 == .staticText || $0 == .updatesFrequently || $0 == .header }
      && accessibility.traits.contains(.staticText) && details.actions.isEmpty && begun.isEmpty
  }
}
