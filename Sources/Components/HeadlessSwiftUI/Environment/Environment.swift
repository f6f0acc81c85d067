import HeadlessUIKit
public import Observation

/// A value of the environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private final class Location { var value: Value? }

  private let read: (EnvironmentValues) -> Value
  private let location = Location()

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  /// Reads an observable object that an ancestor may provide with `environment(_:)`.
  public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
    read = { $0[object: Object.self] }
  }

  /// Reads an observable object that an ancestor provides with `environment(_:)`.
  public init(_ type: Value.Type) where Value: AnyObject & Observable {
    read = { environment in
      guard let object = environment[object: Value.self] else {
        fatalError("no ancestor of the view has environment(_:) of \(Value.self)")
      }
      return object
    }
  }

  public var wrappedValue: Value { location.value ?? read(EnvironmentValues()) }
}

extension Environment: GraphProperty {
  func connect(_ connection: PropertyConnection) { location.value = read(connection.environment) }
}
