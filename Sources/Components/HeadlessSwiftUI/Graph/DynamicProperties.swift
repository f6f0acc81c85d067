import FirstFrameLayoutTree
import HeadlessUIKit

/// A property whose value comes from outside of its view.
@MainActor @preconcurrency
public protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// How a property finds its value.
@MainActor
struct PropertyConnection {
  let graph: ViewGraph
  /// The place of the property, and that of the view with it.
  var node: GraphNode
  let owner: GraphNode
  let environment: EnvironmentValues

  /// Evaluates the views again, since the property has changed.
  var invalidation: @MainActor () -> Void {
    { [weak graph, node] in graph?.setNeedsEvaluation(because: node.cause) }
  }
}

/// A property of this module, which an evaluation connects with its value.
@MainActor @preconcurrency
protocol GraphProperty {
  func connect(_ connection: PropertyConnection)

  /// The object that the property cannot do without, if no ancestor provides it.
  func missingObject(in environment: EnvironmentValues) -> MissingObject?
}

extension GraphProperty {
  func missingObject(in environment: EnvironmentValues) -> MissingObject? { nil }
}

/// An object that a property reads from the environment, and that no ancestor of its view provides.
struct MissingObject {
  /// The protocol of such objects, as SwiftUI names it in its error.
  let kind: String
  let type: Any.Type
  /// The modifier that provides the object.
  let modifier: String

  /// The error of a view, modifier or style with the property. An app ends on a device.
  func error(readBy owner: Any) -> UsageError {
    UsageError(
      "No \(kind) of type \(type) found.",
      advice: "`\(Swift.type(of: owner))` reads it: add `.\(modifier)(…)`, with a value of the type `\(type)`, to this "
        + "view or to one around it.")
  }
}

extension ViewGraph {
  /// Connects the properties of a view, modifier, style or layout with their values.
  ///
  /// - Returns: Whether the owner can be evaluated. It cannot if no ancestor provides an object that it reads; a usage
  ///   error reports that.
  @discardableResult
  func connect(_ owner: Any, in context: BuildContext) -> Bool {
    let type = Swift.type(of: owner)
    guard PropertyTypes.mayHaveProperties(type) else { return true }
    let mirror = Mirror(reflecting: owner)
    guard PropertyTypes.mayHaveProperties(type, in: mirror) else { return true }
    let missing = connect(
      mirror, of: type,
      to: PropertyConnection(
        graph: self, node: context.node, owner: context.node, environment: context.environment))
    for object in missing { UsageErrors.report(object.error(readBy: owner)) }
    return missing.isEmpty
  }

  /// Connects properties of this module, and those that properties of other types contain. Returns the missing objects.
  private func connect(_ mirror: Mirror, of owner: Any.Type, to place: PropertyConnection) -> [MissingObject] {
    mirror.children.flatMap { label, value -> [MissingObject] in
      guard var property = value as? any DynamicProperty else { return [] }
      var connection = place
      connection.node = place.node.child(.property(label ?? ""))
      connection.node.cause = .property(label: label ?? "", owner: owner)
      let missing: [MissingObject]
      if let own = value as? any GraphProperty {
        own.connect(connection)
        missing = own.missingObject(in: place.environment).map { [$0] } ?? []
      } else {
        missing = connect(Mirror(reflecting: value), of: owner, to: connection)
      }
      if missing.isEmpty { property.update() }
      return missing
    }
  }
}

/// The types of views, modifiers and styles without properties to connect, which are found by reflection once.
@MainActor
enum PropertyTypes {
  private static var withoutProperties: Set<ObjectIdentifier> = []

  /// Whether values of a type may have such properties, as far as is known.
  static func mayHaveProperties(_ type: Any.Type) -> Bool { !withoutProperties.contains(ObjectIdentifier(type)) }

  /// Whether values of a type may have such properties, which one value of the type tells.
  static func mayHaveProperties(_ type: Any.Type, in mirror: Mirror) -> Bool {
    let mayHave = mirror.children.contains { $0.value is any DynamicProperty || mayContainProperty($0.value) }
    if !mayHave { withoutProperties.insert(ObjectIdentifier(type)) }
    return mayHave
  }

  /// Whether another value of the type may contain a property that this one does not contain.
  private static func mayContainProperty(_ value: Any) -> Bool {
    guard Mirror(reflecting: value).displayStyle == .optional else { return false }
    return (type(of: value) as? any OptionalValue.Type)?.mayContainProperty ?? false
  }
}

private protocol OptionalValue {
  static var mayContainProperty: Bool { get }
}

extension Optional: OptionalValue {
  fileprivate static var mayContainProperty: Bool {
    Wrapped.self is any DynamicProperty.Type || (Wrapped.self as? any OptionalValue.Type)?.mayContainProperty == true
  }
}
