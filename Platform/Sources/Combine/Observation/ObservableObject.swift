import OpenCombine
import Synchronization

/// A type of object with a publisher that emits before the object has changed.
///
/// By default an observable object synthesizes an `objectWillChange` publisher that emits before any of its
/// `@Published` properties changes. It refines the protocol of OpenCombine, which HeadlessSwiftUI observes; the synthesized
/// publisher is this module's, which also exists for objects without published properties.
public protocol ObservableObject: OpenCombine.ObservableObject {
  /// The type of publisher that emits before the object has changed.
  associatedtype ObjectWillChangePublisher = ObservableObjectPublisher

  /// A publisher that emits before the object has changed.
  var objectWillChange: ObjectWillChangePublisher { get }
}

// `@unchecked Sendable`: the broadcast protects itself with a lock.
/// A publisher that publishes changes from observable objects.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
  public typealias Output = Void
  public typealias Failure = Never

  private let broadcast = Broadcast<Void, Never>()

  /// Creates an observable object publisher instance.
  public init() {}

  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Void, Downstream.Failure == Never {
    broadcast.attach(subscriber)
  }

  /// Sends the changed value to the downstream subscriber.
  public func send() {
    broadcast.send(())
  }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// A publisher that emits before the object has changed. It is the same instance at each access.
  public var objectWillChange: ObservableObjectPublisher {
    ObjectPublishers.shared.publisher(of: self)
  }
}

/// A published property, with the type of its value erased.
private protocol PublishedProperty {
  var objectWillChange: ObservableObjectPublisher? { get nonmutating set }
}

extension Published: PublishedProperty {
  fileprivate var objectWillChange: ObservableObjectPublisher? {
    get { storage.objectWillChange }
    nonmutating set { storage.objectWillChange = newValue }
  }
}

/// The publishers that `objectWillChange` synthesizes.
///
/// The published properties of an object store its publisher. For an object without published properties, a table
/// stores it, so that `objectWillChange.send()` in a property's `willSet` reaches earlier subscribers.
private final class ObjectPublishers: Sendable {
  static let shared = ObjectPublishers()

  /// `@unchecked Sendable`: the object is only compared.
  private struct Entry: @unchecked Sendable {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private struct State {
    var entries: [ObjectIdentifier: Entry] = [:]
    var purgeSize = 64
  }

  private let state = Mutex(State())

  func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    // An object can implement its own mirror, so it is reflected without the lock.
    let properties = Self.publishedProperties(of: object)
    let new = ObservableObjectPublisher()
    guard !properties.isEmpty else { return storedPublisher(of: object, orNew: new) }
    return state.withLock { _ in
      for property in properties {
        if let publisher = property.objectWillChange { return publisher }
      }
      for property in properties { property.objectWillChange = new }
      return new
    }
  }

  private static func publishedProperties(of object: AnyObject) -> [any PublishedProperty] {
    var properties: [any PublishedProperty] = []
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      for case let property as any PublishedProperty in current.children.lazy.map(\.value) {
        if property.objectWillChange != nil { return [property] }
        properties.append(property)
      }
      mirror = current.superclassMirror
    }
    return properties
  }

  private func storedPublisher(
    of object: AnyObject, orNew new: ObservableObjectPublisher
  ) -> ObservableObjectPublisher {
    let key = ObjectIdentifier(object)
    let entry = Entry(object: object, publisher: new)
    return state.withLock { state in
      // Another object may have had the same address before.
      if let known = state.entries[key], known.object === entry.object { return known.publisher }
      if state.entries.count >= state.purgeSize {
        state.entries = state.entries.filter { $0.value.object != nil }
        state.purgeSize = max(64, state.entries.count * 2)
      }
      state.entries[key] = entry
      return new
    }
  }
}
