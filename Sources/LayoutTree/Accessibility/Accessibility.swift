/// What assistive technology is told about a node.
public struct Accessibility: Hashable, Sendable {
  /// Whether the node is read as one thing, and what lies within it is not read by itself.
  public var isElement: Bool
  /// The name that is read; nil for the node's own text.
  public var label: String?
  public var value: String?
  /// What will happen when the element is used.
  public var hint: String?
  /// In the order in which they are read; each at most once.
  public var traits: [Trait]
  /// Whether all that lies within the node is hidden from assistive technology.
  public var hidesChildren: Bool
  /// The place in the reading order among siblings; nodes without one follow in the order of their places on screen.
  public var order: Int?

  public init(
    isElement: Bool = true, label: String? = nil, value: String? = nil, hint: String? = nil, traits: [Trait] = [],
    hidesChildren: Bool = false, order: Int? = nil
  ) {
    self.isElement = isElement
    self.label = label
    self.value = value
    self.hint = hint
    self.traits = traits
    self.hidesChildren = hidesChildren
    self.order = order
  }
}
