import FirstFrameGeometry
import FirstFrameLayoutTree
import Foundation

/// The differences between two nodes, without their children.
///
/// Lengths are rounded to hundredths of a point, as in dumps.
struct NodeComparison {
  private let reference: LayoutNode
  private let actual: LayoutNode
  /// Whether the nodes are roots. The positions of roots are not compared, because the picture begins at the root's
  /// corner.
  private let isRoot: Bool

  init(_ reference: LayoutNode, _ actual: LayoutNode, isRoot: Bool = false) {
    self.reference = reference
    self.actual = actual
    self.isRoot = isRoot
  }

  var kinds: [NodeChange.Kind] {
    guard reference.resetting(.children) != actual.resetting(.children) else { return [] }
    return text + properties + size + position
  }

  private var text: [NodeChange.Kind] {
    let (from, to) = (reference.text?.string ?? "", actual.text?.string ?? "")
    return from == to ? [] : [.text(from: from, to: to)]
  }

  private var size: [NodeChange.Kind] {
    let (from, to) = (reference.frame.size, actual.frame.size)
    let isSame = from.width.hundredths == to.width.hundredths && from.height.hundredths == to.height.hundredths
    return isSame ? [] : [.resized(from: from, to: to)]
  }

  private var position: [NodeChange.Kind] {
    let (from, to) = (reference.frame.origin, actual.frame.origin)
    guard !isRoot, from.x.hundredths != to.x.hundredths || from.y.hundredths != to.y.hundredths else { return [] }
    return [.moved(by: CGSize(width: to.x - from.x, height: to.y - from.y))]
  }

  private var properties: [NodeChange.Kind] {
    NodeProperty.comparisonOrder.flatMap { property in
      zip(property.aspects(reference), property.aspects(actual)).compactMap { from, to in
        from == to ? nil : .property(from.name, from: from.value, to: to.value)
      }
    }
  }
}
