/// One thing that differs between a node of the reference and the same node of the actual tree.
public struct NodeChange: Hashable, Sendable {
  public let kind: Kind
  /// Where the node was; nil for one that is new.
  public let reference: NodePlace?
  /// Where the node is; nil for one that is gone.
  public let actual: NodePlace?

  init(_ kind: Kind, reference: NodePlace?, actual: NodePlace?) {
    self.kind = kind
    self.reference = reference
    self.actual = actual
  }

  /// Where the node is, or was.
  public var place: NodePlace? { actual ?? reference }
}
