import FirstFrameGeometry
import FirstFrameLayoutTree
import Foundation

/// The order in which the nodes of a tree are read.
struct ReadingOrder {
  let isRightToLeft: Bool

  /// The nodes that are read, each as one thing.
  func elements(of node: LayoutNode) -> [LayoutNode] {
    guard node.opacity > 0 else { return [] }
    if node.isReadAsOne { return [node] }
    guard node.accessibility?.hidesChildren != true else { return [] }
    return ordered(node.children).flatMap(elements(of:))
  }

  private func ordered(_ siblings: [LayoutNode]) -> [LayoutNode] {
    let asked = siblings.filter { $0.accessibility?.order != nil }
      .sorted { ($0.accessibility?.order ?? 0) < ($1.accessibility?.order ?? 0) }
    return asked + rows(siblings.filter { $0.accessibility?.order == nil }).flatMap { $0 }
  }

  /// Siblings by rows: who begins above the middle of the row's first one stands beside it.
  private func rows(_ siblings: [LayoutNode]) -> [[LayoutNode]] {
    var rows: [[LayoutNode]] = []
    let boxes = siblings.enumerated().map { ($0, $1.bounds.mapped(by: $1.spaceTransform)) }
    for (index, box) in boxes.sorted(by: { ($0.1.minY, $0.0) < ($1.1.minY, $1.0) }) {
      let first = rows.last?.first.map { $0.bounds.mapped(by: $0.spaceTransform) }
      if let first, box.minY < first.midY, rows.last?.contains(where: { overlaps($0, box) }) == false {
        rows[rows.count - 1].append(siblings[index])
      } else {
        rows.append([siblings[index]])
      }
    }
    return rows.map { row in
      row.sorted { one, other in
        let (a, b) = (one.frame.midX, other.frame.midX)
        return isRightToLeft ? a > b : a < b
      }
    }
  }

  /// Whether a node and a box share some width, so that they do not stand side by side.
  private func overlaps(_ node: LayoutNode, _ box: CGRect) -> Bool {
    let other = node.bounds.mapped(by: node.spaceTransform)
    return min(other.maxX, box.maxX) - max(other.minX, box.minX) > 0.5
  }
}

extension LayoutNode {
  /// Whether the node says so, or says nothing and has text.
  fileprivate var isReadAsOne: Bool {
    accessibility?.isElement ?? (text?.string.contains { !$0.isWhitespace } ?? false)
  }
}
