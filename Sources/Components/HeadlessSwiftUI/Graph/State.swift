import FirstFrameLayoutTree
import HeadlessUIKit

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
      let isEqual = equals(storage.value, newValue)
      storage.value = newValue
      if !isEqual { onMainActor(storage.didChange) }
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
    location.storage = connection.graph.storage(at: connection.node) { location.storage }
    location.storage.didChange = connection.invalidation
  }
}

/// Runs what follows a change: at once on the main actor, and soon if another thread has made the change.
func onMainActor(_ action: @escaping @MainActor () -> Void) {
  if MainActorContext.isCurrent {
    MainActor.assumeIsolated(action)
  } else {
    Task { @MainActor in action() }
  }
}

/// Whether two values are known to be equal, so that a change from one to the other has no effect.
func equals<Value>(_ left: Value, _ right: Value) -> Bool {
  guard let left = left as? any Equatable else { return false }
  func isEqual<Known: Equatable>(_ left: Known) -> Bool { (right as? Known) == left }
  return isEqual(left)
}
