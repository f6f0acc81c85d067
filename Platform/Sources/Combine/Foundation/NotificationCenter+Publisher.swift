public import Foundation
public import OpenCombine

extension NotificationCenter {
  /// Returns a publisher that emits events when broadcasting notifications.
  ///
  /// - Parameters:
  ///   - name: The name of the notification to publish.
  ///   - object: The object that posts the notification. If `nil`, the notifications of every object are published.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// A publisher that emits elements when broadcasting notifications. It never finishes.
  ///
  /// A notification is delivered on the thread that posts it. A notification that is posted while there is no demand is
  /// dropped.
  public struct Publisher: OpenCombine.Publisher, Equatable {
    public typealias Output = Notification
    public typealias Failure = Never

    /// The notification center this publisher uses as a source.
    public let center: NotificationCenter

    /// The name of notifications published by this publisher.
    public let name: Notification.Name

    /// The object posting the named notification.
    public let object: AnyObject?

    /// Creates a publisher that emits events when broadcasting notifications.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Notification, Downstream.Failure == Never {
      let subscription = Observation(downstream: subscriber)
      subscription.start(self)
      subscriber.receive(subscription: subscription)
    }

    public static func == (lhs: Publisher, rhs: Publisher) -> Bool {
      lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
    }
  }
}

/// A subscription to the notifications of a center.
///
/// `@unchecked Sendable`: the steps of `execution`, which run one after the other, are the only code that uses the
/// variables after `start(_:)`.
private final class Observation<Downstream: Subscriber>: Subscription, CustomStringConvertible, @unchecked Sendable
where Downstream.Input == Notification {
  private let execution = SerialExecution()
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var stop: (() -> Void)?

  init(downstream: Downstream) {
    self.downstream = downstream
  }

  func start(_ publisher: NotificationCenter.Publisher) {
    let center = publisher.center
    // The center calls the closure on the thread that posts. It only starts a step of `execution`.
    nonisolated(unsafe) let send: (Notification) -> Void = { [weak self] in self?.send($0) }
    let observer = center.addObserver(forName: publisher.name, object: publisher.object, queue: nil) { send($0) }
    // Retains the object, so that no other object can have its address during the observation.
    let object = publisher.object
    stop = {
      center.removeObserver(observer)
      withExtendedLifetime(object) {}
    }
  }

  deinit {
    stop?()
  }

  private func send(_ notification: Notification) {
    execution.perform {
      guard self.demand > 0, let downstream = self.downstream else { return }
      self.demand -= 1
      self.demand += downstream.receive(notification)
    }
  }

  func request(_ demand: Subscribers.Demand) {
    execution.perform { self.demand += demand }
  }

  func cancel() {
    execution.close {
      self.stop?()
      self.stop = nil
      self.downstream = nil
    }
  }

  var description: String { "NotificationCenter Observer" }
}
