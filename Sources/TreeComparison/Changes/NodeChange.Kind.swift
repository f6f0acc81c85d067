public import Foundation

extension NodeChange {
  /// What changed.
  public enum Kind: Hashable, Sendable {
    /// The characters of the text.
    case text(from: String, to: String)
    /// The node is new, with all within it.
    case appeared(nodes: Int)
    /// The node is gone, with all within it.
    case vanished(nodes: Int)
    /// A colour, a font or another property that has a name; the values are empty where they are too long for a line.
    case property(String, from: String, to: String)
    /// In points.
    case resized(from: CGSize, to: CGSize)
    /// By a distance in points, within the node's parent.
    case moved(by: CGSize)
    /// The node's children overlap in another order.
    case reordered
  }
}
