package import Foundation

/// The layout trees of a failed snapshot, as in `nodes.json`.
package struct RecordedNodes: Hashable, Sendable, Decodable {
  package let changes: [Change]
  let reference: Side?
  let actual: Side

  /// A property of a node that changed.
  package struct Change: Hashable, Sendable, Codable {
    /// The names of the node's ancestors and of the node, outermost first, joined by `/`.
    package let node: String
    package let property: String
    package let before: String
    package let after: String

    package init(node: String, property: String, before: String, after: String) {
      (self.node, self.property, self.before, self.after) = (node, property, before, after)
    }
  }

  struct Side: Hashable, Sendable, Decodable {
    let nodes: [Row]
  }

  /// One node, with its frame in the space of the picture.
  struct Row: Hashable, Sendable, Decodable {
    let depth: Int
    let label: String
    let x: Double
    let y: Double
    let width: Double
    let height: Double

    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      depth = try container.decode(Int.self)
      label = try container.decode(String.self)
      x = try container.decode(Double.self)
      y = try container.decode(Double.self)
      width = try container.decode(Double.self)
      height = try container.decode(Double.self)
    }
  }

  /// Reads `nodes.json`; `nil` if the file was written by another version.
  package init?(_ data: Data) {
    guard let nodes = try? JSONDecoder().decode(RecordedNodes.self, from: data) else { return nil }
    self = nodes
  }
}
