import FirstFrameLayoutTree
import Foundation

/// Something that was drawn within a context's clips.
struct DrawnOperation {
  /// The outermost first.
  var clips: [ClipPath]
  var node: LayoutNode

  /// The operations as nodes; what follows each other within the same clips shares their boxes.
  static func nodes(of operations: [DrawnOperation], in box: CGRect) -> [LayoutNode] {
    var result: [LayoutNode] = []
    var start = operations.startIndex
    while start < operations.endIndex {
      let clips = operations[start].clips
      var end = start
      while end < operations.endIndex, operations[end].clips == clips { end += 1 }
      result += clipped(operations[start..<end].map(\.node), by: clips, in: box)
      start = end
    }
    return result
  }

  private static func clipped(_ nodes: [LayoutNode], by clips: [ClipPath], in box: CGRect) -> [LayoutNode] {
    clips.reversed().reduce(nodes) { nodes, clip in [LayoutNode(frame: box, clipPath: clip, children: nodes)] }
  }
}
