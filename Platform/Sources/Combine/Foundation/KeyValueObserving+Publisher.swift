public import HeadlessUIKit
public import OpenCombine

extension KeyValueObservable {
  /// Returns a publisher of the values of a property: the present one, and each new one.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> KeyValueObservingPublisher<Self, Value> {
    KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
  }
}

/// A publisher of the values of an object's property. It never finishes.
///
/// A value is dropped while there is no demand.
public struct KeyValueObservingPublisher<Subject: KeyValueObservable, Value>: Publisher, Equatable {
  public typealias Output = Value
  public typealias Failure = Never

  public let object: Subject
  public let keyPath: KeyPath<Subject, Value>
  public let options: NSKeyValueObservingOptions

  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Value, Downstream.Failure == Never {
    let subscription = PropertyObservation(downstream: subscriber)
    subscriber.receive(subscription: subscription)
    subscription.start(self)
  }

  public static func == (left: Self, right: Self) -> Bool {
    left.object === right.object && left.keyPath == right.keyPath && left.options == right.options
  }
}

/// A subscription to the values of a property, which are sent where the property changes.
private final class PropertyObservation<Downstream: Subscriber>: Subscription where Downstream.Failure == Never {
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var observation: NSKeyValueObservation?

  init(downstream: Downstream) { self.downstream = downstream }

  func start<Subject: KeyValueObservable>(_ publisher: KeyValueObservingPublisher<Subject, Downstream.Input>) {
    guard downstream != nil else { return }
    let keyPath = publisher.keyPath
    observation = publisher.object.observe(keyPath, options: publisher.options) { [weak self] object, _ in
      self?.send(object[keyPath: keyPath])
    }
  }

  private func send(_ value: Downstream.Input) {
    guard demand > 0, let downstream else { return }
    demand -= 1
    demand += downstream.receive(value)
  }

  func request(_ demand: Subscribers.Demand) { self.demand += demand }

  func cancel() {
    observation?.invalidate()
    (observation, downstream) = (nil, nil)
  }
}
