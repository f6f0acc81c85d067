/// Something that a check found wrong with a component.
public protocol ComponentFinding: Hashable, Sendable, CustomStringConvertible {
  /// The node, view or property that it is about, by name; empty where it is the component itself.
  var node: String { get }
}
