import FirstFrameLayoutTree
import FirstFrameTreeComparison

extension NodeListing {
  /// The nodes of a tree, and which of them is where.
  struct Rows {
    let rows: [Row]
    private let indices: [String: Int]

    /// As many as a person may look through.
    private static let limit = 5000

    init(_ tree: LayoutNode) {
      rows = tree.placedNodes.prefix(Self.limit).map(Row.init(placed:))
      indices = Dictionary(
        rows.enumerated().map { ($0.element.placed.place.path, $0.offset) }, uniquingKeysWith: { first, _ in first })
    }

    /// Which node lies at a place; nil where none does, or where it is beyond the limit.
    func index(of place: NodePlace?) -> Int? {
      place.flatMap { indices[$0.path] }
    }
  }
}
