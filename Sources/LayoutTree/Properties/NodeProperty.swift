import FirstFrameGeometry
package import FirstFrameTypesetting

/// A property of a layout node, with everything that depends on which properties there are.
///
/// Coding, dumps, comparisons, checks and the test for blank frames all use ``all``. To add a property, add it to
/// `LayoutNode`, add its row to the table in `NodePropertyTable.swift`, and draw it. Columns have no defaults, and a
/// test compares the rows with the stored properties of a node.
package struct NodeProperty: Sendable {
  /// The key in a scene's JSON.
  package let key: String
  /// How the property takes part in drawing.
  package let role: Role
  /// Sets the property of a node from a scene's object, or leaves its default if the key is missing.
  let decode: @Sendable (SceneObject, inout LayoutNode) throws -> Void
  /// Writes the property, unless it has its default.
  let encode: @Sendable (LayoutNode, inout KeyedEncodingContainer<SceneKey>) throws -> Void
  /// Whether a node has the default value.
  package let isDefault: @Sendable (LayoutNode) -> Bool
  /// Sets the default value.
  package let reset: @Sendable (inout LayoutNode) -> Void
  /// The property in a layout dump; `nil` if the dump leaves it out.
  ///
  /// The typesetter is the one whose missing characters the dump lists.
  package let dumpText: @Sendable (LayoutNode, Typesetter) -> String?
  /// What a comparison of two trees reports of the property; always the same names in the same order.
  package let aspects: @Sendable (LayoutNode) -> [NodeAspect]
  /// Appends the numbers of the property that have to be within limits.
  package let appendMeasures: @Sendable (LayoutNode, inout [NodeMeasure]) -> Void

  /// How a property takes part in drawing.
  package struct Role: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// Not drawn: names and accessibility.
    package static let annotation = Role(rawValue: 1)
    /// The box itself.
    package static let frame = Role(rawValue: 2)
    package static let background = Role(rawValue: 4)
    /// Drawn by the box in addition to its background: a border or a shadow.
    package static let decoration = Role(rawValue: 8)
    /// Changes how a node looks that has nothing but a background: its corners, its opacity, its transform.
    package static let effect = Role(rawValue: 16)
    /// Changes how other properties are drawn, and nothing without them.
    package static let modifier = Role(rawValue: 32)
    package static let text = Role(rawValue: 64)
    package static let path = Role(rawValue: 128)
    package static let image = Role(rawValue: 256)
    package static let children = Role(rawValue: 512)

    /// Everything that is drawn between the background and the border.
    package static let content: Role = [.text, .path, .image, .children]
    /// Everything that the box draws without its contents.
    package static let box: Role = [.background, .decoration, .effect, .modifier]
  }

  /// The properties in the order of a layout dump.
  package static let dumpOrder = ordered(by: [[.annotation, .frame], .text, .image, .path, .box, .children])

  /// The properties in the order in which comparisons report them.
  package static let comparisonOrder = ordered(by: [[.annotation, .frame], .text, .box, .image, .path, .children])

  private static func ordered(by groups: [Role]) -> [NodeProperty] {
    groups.flatMap { group in all.filter { group.contains($0.role) } }
  }
}

extension LayoutNode {
  /// Whether all properties of some roles have their defaults.
  package func hasDefaults(for roles: NodeProperty.Role) -> Bool {
    NodeProperty.all.allSatisfy { !roles.contains($0.role) || $0.isDefault(self) }
  }

  /// The node with the defaults for all properties of some roles.
  package func resetting(_ roles: NodeProperty.Role) -> LayoutNode {
    var node = self
    for property in NodeProperty.all where roles.contains(property.role) { property.reset(&node) }
    return node
  }
}

/// A part of a property that comparisons of trees report under a name of its own.
package struct NodeAspect: Equatable {
  package let name: String
  /// Short enough for a message; empty if the value is too long.
  package let value: String
  /// Distinguishes values that have the same text.
  private let identity: [AnyHashable]

  init(_ name: String, _ identity: AnyHashable..., value: String = "") {
    self.name = name
    self.identity = identity
    self.value = value
  }

  package static func == (one: NodeAspect, other: NodeAspect) -> Bool {
    one.name == other.name && one.identity == other.identity
  }
}
