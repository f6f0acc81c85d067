import FirstFrameLayoutTree
import FirstFrameTextEscaping
import FirstFrameTreeComparison
import Foundation

/// The layout trees of a picture and of its reference, for reports: `nodes.json` in a set of artifacts.
///
/// `Documentation/Report.md` describes the format.
struct NodeListing: Encodable {
  /// Pixels per point.
  let scale: CGFloat
  /// The changes, causes before consequences.
  let changes: [Change]
  let reference: Side?
  let actual: Side

  static let fileName = "nodes.json"

  /// One change.
  struct Change: Encodable {
    let words: String
    /// The names of the node's ancestors and of the node, outermost first, joined by `/`.
    let node: String
    let property: String
    /// The values of the property; empty if they are too long for a line.
    let before: String
    let after: String
    /// The index of the reference's node; `nil` for an added node.
    let reference: Int?
    /// The index of the actual picture's node; `nil` for a removed node.
    let actual: Int?
  }

  /// One of the two pictures.
  struct Side: Encodable {
    /// The renderer, with its version.
    let renderer: String
    let typefaces: [String]
    /// The nodes, outermost first; empty if unknown.
    let nodes: [Row]

    init(_ provenance: Provenance, rows: Rows?) {
      renderer = provenance.renderer
      typefaces = provenance.typefaces
      nodes = rows?.rows ?? []
    }
  }

  /// One node: `[depth, label, x, y, width, height, text]`, in points in the space of the picture; without a text if
  /// the node has none.
  struct Row: Encodable {
    let placed: PlacedNode

    func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      try container.encode(placed.depth)
      try container.encode(placed.location.label)
      let frame = placed.location.frame
      for length in [frame.minX, frame.minY, frame.width, frame.height] {
        try container.encode(Self.hundredths(length))
      }
      if let text = placed.node.text?.string { try container.encode(String(text.prefix(Self.maximumTextLength))) }
    }

    private static let maximumTextLength = 200

    /// The length rounded to hundredths of a point, for short JSON.
    private static func hundredths(_ length: CGFloat) -> Double {
      let rounded = (Double(length) * 100).rounded() / 100
      return rounded.isFinite ? rounded : 0
    }
  }

  /// The nodes of a tree, and their indices by location.
  struct Rows {
    let rows: [Row]
    private let indices: [String: Int]

    /// The maximum number of nodes, more than a person would look through.
    private static let limit = 5000

    init(_ tree: LayoutNode) {
      rows = tree.placedNodes.prefix(Self.limit).map(Row.init(placed:))
      indices = Dictionary(
        rows.enumerated().map { ($0.element.placed.location.path, $0.offset) }, uniquingKeysWith: { first, _ in first })
    }

    /// The index of the node at a location; `nil` if there is none within the limit.
    func index(of location: NodeLocation?) -> Int? {
      location.flatMap { indices[$0.path] }
    }
  }

  /// Returns `nil` unless the picture shows a component.
  init?(reference: Provenance?, actual: Provenance, difference: TreeDifference?) {
    guard let scale = actual.scale, let tree = actual.layoutTree else { return nil }
    self.scale = scale
    let new = Rows(tree)
    let old = reference?.layoutTree.map { Rows($0) }
    let root = new.rows.first?.placed.location.path ?? ""
    changes = (difference?.changesByCause ?? []).map { change in
      let values = change.kind.values
      let path = change.location?.path ?? root
      return Change(
        words: change.summary, node: path == root ? root : root + "/" + path, property: values.property,
        before: values.before, after: values.after, reference: old?.index(of: change.reference),
        actual: new.index(of: change.actual))
    }
    self.reference = reference.map { Side($0, rows: old) }
    self.actual = Side(actual, rows: new)
  }

  /// The file.
  func data() throws -> Data {
    try JSONEncoder.sorted.encode(self)
  }
}
