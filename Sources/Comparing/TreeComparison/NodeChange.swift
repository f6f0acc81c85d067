import FirstFrameGeometry
import FirstFrameTextEscaping
package import Foundation

/// A difference between a node of the reference and the same node of the actual tree.
package struct NodeChange: Hashable, Sendable {
  package let kind: Kind
  /// The location of the node in the reference; `nil` if it is new.
  package let reference: NodeLocation?
  /// The location of the node in the actual tree; `nil` if it was removed.
  package let actual: NodeLocation?

  init(_ kind: Kind, reference: NodeLocation?, actual: NodeLocation?) {
    self.kind = kind
    self.reference = reference
    self.actual = actual
  }

  /// The location of the node in the actual tree, or else in the reference.
  package var location: NodeLocation? { actual ?? reference }

  /// The kind of a change, with the values before and after it.
  package enum Kind: Hashable, Sendable {
    /// The characters of the text changed.
    case text(from: String, to: String)
    /// The node and its descendants are new. `nodes` is their number.
    case appeared(nodes: Int)
    /// The node and its descendants were removed. `nodes` is their number.
    case vanished(nodes: Int)
    /// A named property changed, such as a color or a font. Values that are too long for a line are empty.
    case property(String, from: String, to: String)
    /// The size changed. Sizes are in points.
    case resized(from: CGSize, to: CGSize)
    /// The position changed by a distance in points, in the parent's space.
    case moved(by: CGSize)
    /// The order in which the node's children overlap changed.
    case reordered
  }

  /// A phrase for the change, such as: `badge` moved +8,0.
  package var summary: String {
    let name = location?.phrase ?? ""
    switch kind {
    case .text(let from, let to):
      return "\(name) text \(from.quotedExcerpt(limit: 40)) -> \(to.quotedExcerpt(limit: 40))"
    case .appeared(let nodes): return "\(name) appeared" + Self.inside(nodes)
    case .vanished(let nodes): return "\(name) vanished" + Self.inside(nodes)
    case .property(let property, "", _), .property(let property, _, ""): return "\(name) \(property) changed"
    case .property(let property, let from, let to):
      return from == to ? "\(name) \(property) changed" : "\(name) \(property) \(from) -> \(to)"
    case .resized(let from, let to): return "\(name) resized \(Self.size(from)) -> \(Self.size(to))"
    case .moved(let distance):
      return "\(name) moved \(Self.signed(distance.width)),\(Self.signed(distance.height))"
    case .reordered: return "the children of \(name) overlap in another order"
    }
  }

  private static func inside(_ nodes: Int) -> String {
    nodes == 1 ? "" : ", with \((nodes - 1).counted("node")) inside"
  }

  fileprivate static func size(_ size: CGSize) -> String {
    "\(size.width.hundredths)x\(size.height.hundredths)"
  }

  private static func signed(_ length: CGFloat) -> String {
    let number = length.hundredths
    return number == "0" || number.hasPrefix("-") ? number : "+" + number
  }

}

extension NodeChange.Kind {
  /// The name of the property that changed, and its values, for programs.
  ///
  /// Positions are only known relative to the reference, so an `offset` begins with `0,0`. Values that are too long for
  /// a line are empty.
  package var values: (property: String, before: String, after: String) {
    switch self {
    case .text(let from, let to): ("text", from, to)
    case .appeared: ("presence", "absent", "present")
    case .vanished: ("presence", "present", "absent")
    case .property(let name, let from, let to): (name, from, to)
    case .resized(let from, let to): ("size", NodeChange.size(from), NodeChange.size(to))
    case .moved(let distance): ("offset", "0,0", "\(distance.width.hundredths),\(distance.height.hundredths)")
    case .reordered: ("order of children", "", "")
    }
  }
}
