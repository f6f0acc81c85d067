public import Combine
import UIKit

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

@MainActor
protocol GraphProperty {
  func connect(_ connection: PropertyConnection)
}

// `@unchecked Sendable`, as in SwiftUI: views are evaluated on the main actor, which is the only user of the storage.
/// A value that its view owns; the view is evaluated again when it changes.
@propertyWrapper
public struct State<Value>: DynamicProperty, @unchecked Sendable {
  final class Storage {
    var value: Value
    var didChange: @MainActor () -> Void = {}

    init(_ value: Value) { self.value = value }
  }

  /// The storage, which an evaluation replaces by that of the last one.
  private final class Location {
    var storage: Storage

    init(_ value: Value) { storage = Storage(value) }
  }

  private let location: Location

  public init(wrappedValue: Value) { location = Location(wrappedValue) }
  public init(initialValue: Value) { location = Location(initialValue) }

  public var wrappedValue: Value {
    get { location.storage.value }
    nonmutating set {
      let storage = location.storage
      storage.value = newValue
      MainActor.assumeIsolated { storage.didChange() }
    }
  }

  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

extension State: GraphProperty {
  func connect(_ connection: PropertyConnection) {
    location.storage = connection.graph.storage(at: connection.path) { location.storage }
    location.storage.didChange = { [weak graph = connection.graph] in graph?.setNeedsEvaluation() }
  }
}

// `@unchecked Sendable`, as in SwiftUI: views call the closures on the main actor.
/// A value that another view or object owns.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: @unchecked Sendable {
  private let get: () -> Value
  private let set: (Value) -> Void

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    (self.get, self.set) = (get, set)
  }

  public static func constant(_ value: Value) -> Binding { Binding(get: { value }, set: { _ in }) }

  public init(projectedValue: Binding) { self = projectedValue }

  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  public var projectedValue: Binding { self }

  public subscript<Member>(dynamicMember keyPath: WritableKeyPath<Value, Member>) -> Binding<Member> {
    Binding<Member>(get: { get()[keyPath: keyPath] }) { newValue in
      var value = get()
      value[keyPath: keyPath] = newValue
      set(value)
    }
  }
}

/// An object whose changes evaluate the view again.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  public let wrappedValue: ObjectType

  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Bindings to the properties of the object.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    public subscript<Member>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Member>) -> Binding<Member> {
      Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }
}

extension ObservedObject: GraphProperty {
  func connect(_ connection: PropertyConnection) { connection.observe(wrappedValue) }
}

/// An object that its view creates and keeps.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private final class Location {
    let make: () -> ObjectType
    lazy var object = make()

    init(_ make: @escaping () -> ObjectType) { self.make = make }
  }

  private final class Reference {
    var location: Location

    init(_ location: Location) { self.location = location }
  }

  private let reference: Reference

  public init(wrappedValue: @autoclosure @escaping () -> ObjectType) { reference = Reference(Location(wrappedValue)) }

  public var wrappedValue: ObjectType { reference.location.object }
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

extension StateObject: GraphProperty {
  func connect(_ connection: PropertyConnection) {
    reference.location = connection.graph.storage(at: connection.path) { reference.location }
    connection.observe(wrappedValue)
  }
}

/// An object that an ancestor provides with `environmentObject(_:)`.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private final class Location { var object: ObjectType? }

  private let location = Location()

  public init() {}

  public var wrappedValue: ObjectType {
    guard let object = location.object else {
      fatalError("no ancestor of the view has environmentObject(_:) of \(ObjectType.self)")
    }
    return object
  }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

extension EnvironmentObject: GraphProperty {
  func connect(_ connection: PropertyConnection) {
    location.object = connection.environment[object: ObjectType.self]
    if let object = location.object { connection.observe(object) }
  }
}

/// A value of the environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private final class Location { var value: Value? }

  private let read: (EnvironmentValues) -> Value
  private let location = Location()

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  /// Reads an observable object that an ancestor provides with `environment(_:)`.
  public init(_ type: Value.Type) where Value: AnyObject {
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

extension PropertyConnection {
  /// Evaluates the views again when an object changes.
  fileprivate func observe(_ object: some ObservableObject) {
    let subscription = graph.storage(at: path + ".changes") { ObjectSubscription() }
    subscription.observe(object) { [weak graph] in graph?.setNeedsEvaluation() }
    graph.keep(path + ".changes")
  }
}

@MainActor
private final class ObjectSubscription {
  private var object: ObjectIdentifier?
  private var cancellable: AnyCancellable?

  func observe(_ object: some ObservableObject, _ didChange: @escaping @MainActor () -> Void) {
    guard self.object != ObjectIdentifier(object) else { return }
    self.object = ObjectIdentifier(object)
    cancellable = object.objectWillChange.sink { _ in MainActor.assumeIsolated { didChange() } }
  }
}
