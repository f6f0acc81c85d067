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
  let path: String
  let environment: EnvironmentValues
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
    let missing = connectProperties(of: owner, path: context.path, environment: context.environment)
    for object in missing { UsageErrors.report(object.error(readBy: owner)) }
    return missing.isEmpty
  }

  /// Connects properties of this module, and those that properties of other types contain. Returns the missing objects.
  private func connectProperties(
    of owner: Any, path: String, environment: EnvironmentValues
  ) -> [MissingObject] {
    Mirror(reflecting: owner).children.flatMap { label, value -> [MissingObject] in
      guard var property = value as? any DynamicProperty else { return [] }
      let path = "\(path).\(label ?? "")"
      keep(path)
      let missing: [MissingObject]
      if let own = value as? any GraphProperty {
        own.connect(PropertyConnection(graph: self, path: path, environment: environment))
        missing = own.missingObject(in: environment).map { [$0] } ?? []
      } else {
        missing = connectProperties(of: value, path: path, environment: environment)
      }
      if missing.isEmpty { property.update() }
      return missing
    }
  }
}
