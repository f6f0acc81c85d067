/// A tree of recorded nodes, for measuring distances between them.
final class NodeTree {
  let name: String
  private let label: String
  private let frame: Frame
  private var children: [NodeTree] = []

  private typealias Frame = (x: Double, y: Double, maxX: Double, maxY: Double)

  private init(_ row: RecordedNodes.Row) {
    label = row.label
    name = RenderingFact.plainName(row.label)
    frame = (row.x, row.y, row.x + row.width, row.y + row.height)
  }

  /// Returns `nil` if there are no nodes.
  convenience init?(_ rows: [RecordedNodes.Row]) {
    guard let first = rows.first else { return nil }
    self.init(first)
    var parents = [self]
    for row in rows.dropFirst() {
      parents.removeLast(max(parents.count - max(row.depth, 1), 0))
      let node = NodeTree(row)
      parents.last?.children.append(node)
      parents.append(node)
    }
  }

  /// Adds the sizes and distances that changed in this tree.
  func addDistances(since old: NodeTree, at path: [String], to facts: inout Set<RenderingFact>) {
    func add(_ kind: RenderingFact.Kind, child: String, after previous: String = "", _ before: Double, _ after: Double)
    {
      guard abs(before - after) > 0.011 else { return }
      let values = RenderingFact.Values.numbers(before: Self.rounded(before), after: Self.rounded(after))
      facts.insert(RenderingFact(kind: kind, path: path, child: child, previous: previous, values: values))
    }
    add(.size(.horizontal), child: "", old.frame.maxX - old.frame.x, frame.maxX - frame.x)
    add(.size(.vertical), child: "", old.frame.maxY - old.frame.y, frame.maxY - frame.y)
    let pairs = children.compactMap { child in
      old.children.first { $0.label == child.label }.map { (old: $0, new: child) }
    }
    for (before, after) in pairs {
      let (a, b, c, d) = (before.frame, after.frame, old.frame, frame)
      add(.inset(.horizontal), child: after.name, a.x - c.x, b.x - d.x)
      add(.inset(.vertical), child: after.name, a.y - c.y, b.y - d.y)
      add(.inset(.horizontal), child: after.name, c.maxX - a.maxX, d.maxX - b.maxX)
      add(.inset(.vertical), child: after.name, c.maxY - a.maxY, d.maxY - b.maxY)
    }
    for (first, second) in zip(pairs, pairs.dropFirst()) {
      for (axis, before, after) in Self.gaps((first.old.frame, first.new.frame), (second.old.frame, second.new.frame)) {
        add(.gap(axis), child: second.new.name, after: first.new.name, before, after)
      }
    }
    for (before, after) in pairs { after.addDistances(since: before, at: path + [after.name], to: &facts) }
  }

  /// The gaps between two successive children before and after the change, along each axis on which they are apart.
  private static func gaps(
    _ first: (old: Frame, new: Frame), _ second: (old: Frame, new: Frame)
  ) -> [(axis: RenderingFact.Axis, before: Double, after: Double)] {
    // From right to left, the second child is to the left of the first one.
    let gaps: [(RenderingFact.Axis, (Frame, Frame) -> Double)] = [
      (.horizontal, { $1.x - $0.maxX }), (.horizontal, { $0.x - $1.maxX }), (.vertical, { $1.y - $0.maxY }),
    ]
    return gaps.map { axis, gap in (axis, gap(first.old, second.old), gap(first.new, second.new)) }
      .filter { $0.before >= 0 && $0.after >= 0 }
  }

  private static func rounded(_ length: Double) -> Double { (length * 100).rounded() / 100 }
}
