import FirstFrameGeometry
package import FirstFrameTypesetting

/// A property of a layout node, with all functions that must exist for each property.
///
/// Coding, dumps, comparisons, checks and the test for blank frames all use ``all``. To add a property, add it to
/// `LayoutNode`, add its row to the table in `NodePropertyTable.swift`, and draw it. Columns have no defaults, and a
/// test compares the rows with the stored properties of a node.
package struct NodeProperty: Sendable {
  /// The key in a scene's JSON.
  package let key: String
  /// The role of the property in drawing.
  package let role: Role
  /// A function that sets the property of a node from a scene's object, or its default value if the key is missing.
  let decode: @Sendable (SceneObject, inout LayoutNode) throws -> Void
  /// A function that writes the property unless it has its default value.
  let encode: @Sendable (LayoutNode, inout KeyedEncodingContainer<SceneKey>) throws -> Void
  /// A function that returns whether a node has the default value of the property.
  package let isDefault: @Sendable (LayoutNode) -> Bool
  /// A function that sets the property of a node to its default value.
  package let reset: @Sendable (inout LayoutNode) -> Void
  /// A function that returns the text of the property in a layout dump; `nil` if the dump omits it. The dump lists the
  /// characters that the typesetter lacks.
  package let dumpText: @Sendable (LayoutNode, Typesetter) -> String?
  /// A function that returns the parts of the property that a comparison of trees reports. Their names and their order
  /// are the same for all nodes.
  package let aspects: @Sendable (LayoutNode) -> [NodeAspect]
  /// A function that appends the numbers of the property that must be within limits.
  package let appendMeasures: @Sendable (LayoutNode, inout [NodeMeasure]) -> Void

  /// The role of a property in drawing.
  package struct Role: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// A property that is not drawn: the name or the accessibility.
    package static let annotation = Role(rawValue: 1)
    /// The frame of the box.
    package static let frame = Role(rawValue: 2)
    package static let background = Role(rawValue: 4)
    /// A property that the box draws in addition to its background: the border or the shadow.
    package static let decoration = Role(rawValue: 8)
    /// A property that affects even a node with nothing but a background, such as the corners, the opacity or the
    /// transform.
    package static let effect = Role(rawValue: 16)
    /// A property that changes how other properties are drawn, and has no effect without them.
    package static let modifier = Role(rawValue: 32)
    package static let text = Role(rawValue: 64)
    package static let path = Role(rawValue: 128)
    package static let image = Role(rawValue: 256)
    package static let children = Role(rawValue: 512)

    /// The properties that are drawn between the background and the border.
    package static let content: Role = [.text, .path, .image, .children]
    /// The properties that determine how the box looks without its contents.
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
  /// Whether all properties with the given roles have their default values.
  package func hasDefaults(for roles: NodeProperty.Role) -> Bool {
    NodeProperty.all.allSatisfy { !roles.contains($0.role) || $0.isDefault(self) }
  }

  /// Returns the node with the default values for all properties with the given roles.
  package func resetting(_ roles: NodeProperty.Role) -> LayoutNode {
    var node = self
    for property in NodeProperty.all where roles.contains(property.role) { property.reset(&node) }
    return node
  }
}

/// A part of a property that comparisons of trees report under a name of its own.
package struct NodeAspect: Equatable {
  package let name: String
  /// The value in a message; empty if it is too long.
  package let value: String
  /// The values to compare, which can differ even if `value` is the same.
  private let identity: [AnyHashable]

  init(_ name: String, _ identity: AnyHashable..., value: String = "") {
    self.name = name
    self.identity = identity
    self.value = value
  }

  package static func == (left: NodeAspect, right: NodeAspect) -> Bool {
    left.name == right.name && left.identity == right.identity
  }
}
