import Foundation
import OpenCombine

/// A type of object with a publisher that emits before the object has changed.
///
/// By default an observable object synthesizes an `objectWillChange` publisher that emits before any of its
/// `@Published` properties changes.
public protocol ObservableObject: AnyObject {
  /// The type of publisher that emits before the object has changed.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// A publisher that emits before the object has changed.
  var objectWillChange: ObjectWillChangePublisher { get }
}

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
private final class ObjectPublishers: @unchecked Sendable {
  static let shared = ObjectPublishers()

  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  // Recursive, because an object can implement its own mirror.
  private let lock = NSRecursiveLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var purgeSize = 64

  func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    lock.withLock {
      var properties: [any PublishedProperty] = []
      var mirror: Mirror? = Mirror(reflecting: object)
      while let current = mirror {
        for case let property as any PublishedProperty in current.children.lazy.map(\.value) {
          if let publisher = property.objectWillChange { return publisher }
          properties.append(property)
        }
        mirror = current.superclassMirror
      }
      guard !properties.isEmpty else { return storedPublisher(of: object) }
      let publisher = ObservableObjectPublisher()
      for property in properties { property.objectWillChange = publisher }
      return publisher
    }
  }

  private func storedPublisher(of object: AnyObject) -> ObservableObjectPublisher {
    let key = ObjectIdentifier(object)
    // Another object may have had the same address before.
    if let entry = entries[key], entry.object === object { return entry.publisher }
    if entries.count >= purgeSize {
      entries = entries.filter { $0.value.object != nil }
      purgeSize = max(64, entries.count * 2)
    }
    let publisher = ObservableObjectPublisher()
    entries[key] = Entry(object: object, publisher: publisher)
    return publisher
  }
}
