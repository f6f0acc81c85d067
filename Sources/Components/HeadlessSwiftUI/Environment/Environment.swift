import HeadlessUIKit
public import Observation

/// A value of the environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private final class Location { var value: Value? }

  /// Returns the value; `nil` for an object that no ancestor provides.
  private let read: (EnvironmentValues) -> Value?
  private let location = Location()

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  /// Reads an observable object that an ancestor may provide with `environment(_:)`.
  public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
    read = { .some($0[object: Object.self]) }
  }

  /// Reads an observable object that an ancestor provides with `environment(_:)`.
  public init(_ type: Value.Type) where Value: AnyObject & Observable {
    read = { $0[object: Value.self] }
  }

  public var wrappedValue: Value {
    guard let value = location.value ?? read(EnvironmentValues()) else {
      // Views without the object are not evaluated: this is a read in an initializer, which ends an app on a device, too.
      fatalError("the object of \(Value.self) in the environment can be read only where a view is evaluated")
    }
    return value
  }
}

extension Environment: GraphProperty {
  func connect(_ connection: PropertyConnection) { location.value = read(connection.environment) }

  func missingObject(in environment: EnvironmentValues) -> MissingObject? {
    guard read(environment) == nil else { return nil }
    return MissingObject(kind: "Observable object", type: Value.self, modifier: "environment")
  }
}
