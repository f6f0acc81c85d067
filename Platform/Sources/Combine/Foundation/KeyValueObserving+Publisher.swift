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
    let values = PassthroughSubject<Value, Never>()
    var observation: NSKeyValueObservation?
    values.handleEvents(receiveCancel: { observation?.invalidate() }).receive(subscriber: subscriber)
    observation = object.observe(keyPath, options: options.subtracting(.initial)) { object, _ in
      values.send(object[keyPath: keyPath])
    }
    if options.contains(.initial) { values.send(object[keyPath: keyPath]) }
  }

  public static func == (left: Self, right: Self) -> Bool {
    left.object === right.object && left.keyPath == right.keyPath && left.options == right.options
  }
}
