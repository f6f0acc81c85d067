import OpenCombine
import Synchronization

/// A type that publishes a property marked with an attribute.
///
/// The publisher sends a new value from the property's `willSet`: while a subscriber receives the new value, the
/// property still has the old one. Each new subscriber receives the current value first.
@propertyWrapper
public struct Published<Value> {
  let storage: PublishedStorage<Value>

  /// Creates the published instance with an initial wrapped value.
  public init(wrappedValue: Value) {
    storage = PublishedStorage(wrappedValue)
  }

  /// Creates the published instance with an initial value.
  public init(initialValue: Value) {
    storage = PublishedStorage(initialValue)
  }

  /// The property for which this instance exposes a publisher.
  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    // `assign(to: &$property)` requires a setter, but changes only the storage of the publisher.
    set { _ = newValue }
  }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("@Published is only available on properties of classes") }
    set { fatalError("@Published is only available on properties of classes") }
  }

  /// The value of a property of a class. Setting it sends the object's `objectWillChange`, then publishes the value.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set { object[keyPath: storageKeyPath].storage.set(newValue) }
  }

  /// A publisher for properties marked with the `@Published` attribute.
  public struct Publisher: OpenCombine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    fileprivate let storage: PublishedStorage<Value>

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Value, Downstream.Failure == Never {
      storage.broadcast.attach(subscriber)
    }
  }
}

extension Publisher where Failure == Never {
  /// Republishes elements received from a publisher, by assigning them to a property marked as a publisher.
  ///
  /// The subscription lasts as long as the property exists, so there is no `AnyCancellable` to store.
  ///
  /// - Parameter published: A property marked with the `@Published` attribute, as in `assign(to: &$name)`.
  public func assign(to published: inout Published<Output>.Publisher) {
    let storage = published.storage
    subscribe(
      AnySubscriber<Output, Never>(
        receiveSubscription: { [weak storage] subscription in
          storage?.broadcast.send(subscription: subscription)
        },
        receiveValue: { [weak storage] value in
          storage?.set(value)
          return .none
        }))
  }
}

/// The value of a published property, shared by the property and its publishers.
final class PublishedStorage<Value>: Sendable {
  let broadcast: Broadcast<Value, Never>
  private let objectPublisher = Mutex<ObservableObjectPublisher?>(nil)

  init(_ value: Value) {
    broadcast = Broadcast(latest: value)
  }

  var value: Value { broadcast.value! }

  /// The publisher of the object that has the property; `nil` before its first use.
  var objectWillChange: ObservableObjectPublisher? {
    get { objectPublisher.withLock { $0 } }
    set { objectPublisher.withLock { $0 = newValue } }
  }

  func set(_ value: Value) {
    objectWillChange?.send()
    broadcast.send(value, storesFirst: false)
  }
}
