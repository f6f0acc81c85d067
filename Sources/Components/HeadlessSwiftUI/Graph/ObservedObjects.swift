public import OpenCombine

/// An object whose changes evaluate the view again.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  public var wrappedValue: ObjectType

  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Bindings to the properties of the object.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    public subscript<Member>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Member>) -> Binding<Member> {
      Binding(get: { object[keyPath: keyPath] }, set: { (newValue: Member) in object[keyPath: keyPath] = newValue })
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
    reference.location = connection.graph.storage(at: connection.node) { reference.location }
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
      // Views without the object are not evaluated: this is a read in an initializer, which ends an app on a device, too.
      fatalError("the object of \(ObjectType.self) in the environment can be read only where a view is evaluated")
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

  func missingObject(in environment: EnvironmentValues) -> MissingObject? {
    guard environment[object: ObjectType.self] == nil else { return nil }
    return MissingObject(kind: "ObservableObject", type: ObjectType.self, modifier: "environmentObject")
  }
}

extension PropertyConnection {
  /// Evaluates the views again when an object changes.
  fileprivate func observe(_ object: some ObservableObject) {
    let subscription = graph.storage(at: node.child(.property("changes"))) { ObjectSubscription() }
    let (owner, invalidation) = (self.owner, self.invalidation)
    subscription.observe(object) {
      owner.history?.isInvalid = true
      invalidation()
    }
  }
}

@MainActor
private final class ObjectSubscription {
  private var object: ObjectIdentifier?
  private var cancellable: AnyCancellable?

  func observe(_ object: some ObservableObject, _ didChange: @escaping @MainActor () -> Void) {
    guard self.object != ObjectIdentifier(object) else { return }
    self.object = ObjectIdentifier(object)
    cancellable = object.objectWillChange.sink { @Sendable _ in onMainActor(didChange) }
  }
}
