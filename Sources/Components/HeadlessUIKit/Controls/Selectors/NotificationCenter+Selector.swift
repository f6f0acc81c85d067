public import Foundation
import Synchronization

extension NotificationCenter {
  /// Calls a method of an observer for each notification with a name and object; `nil` stands for any.
  ///
  /// The observer is not retained. The method is called on the thread that posts, before `post` returns.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    let object = observer as AnyObject
    let registration = SelectorObservation(center: self, observer: object, name: aName, object: anObject)
    let token = addObserver(forName: aName, object: anObject, queue: nil) { [weak registration] notification in
      guard let registration else { return }
      guard let observer = registration.observer else { return SelectorObservations.remove(registration) }
      aSelector.implementation(for: observer)?.perform(on: observer, [notification])
    }
    registration.token = token
    SelectorObservations.add(registration)
  }

  /// Ends all observations of an observer, which may also be the result of `addObserver(forName:object:queue:using:)`.
  public func removeObserver(_ observer: AnyObject) {
    SelectorObservations.remove { $0.center === self && $0.observer === observer }
    removeObserver(observer as Any)
  }

  /// Ends the observations of an observer for a name and object; `nil` stands for any.
  public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
    SelectorObservations.remove { found in
      found.center === self && found.observer === observer && (aName == nil || found.name == aName)
        && (anObject == nil || found.object === anObject.map { $0 as AnyObject })
    }
    removeObserver(observer as Any, name: aName, object: anObject)
  }
}

/// An observation that calls the method of a selector.
///
/// `@unchecked Sendable`: the token is set once, before the observation is added to the list that other threads read.
/// References to the objects may be read on any thread, and the method runs on the thread that posts, as in Objective-C.
private final class SelectorObservation: @unchecked Sendable {
  let center: NotificationCenter
  weak var observer: AnyObject?
  let name: NSNotification.Name?
  weak var object: AnyObject?
  var token: (any NSObjectProtocol)?

  init(center: NotificationCenter, observer: AnyObject, name: NSNotification.Name?, object: Any?) {
    self.center = center
    self.observer = observer
    self.name = name
    self.object = object.map { $0 as AnyObject }
  }
}

/// The observations of the process.
private enum SelectorObservations {
  private static let observations = Mutex<[SelectorObservation]>([])

  static func add(_ observation: SelectorObservation) {
    remove { $0.observer == nil }
    observations.withLock { $0.append(observation) }
  }

  static func remove(_ observation: SelectorObservation) {
    remove { $0 === observation }
  }

  static func remove(where matches: (SelectorObservation) -> Bool) {
    // The objects are compared without the lock, because a deinitializer that runs then may remove observations too.
    let removed = observations.withLock { $0 }.filter(matches)
    guard !removed.isEmpty else { return }
    let identifiers = Set(removed.map { ObjectIdentifier($0) })
    observations.withLock { $0.removeAll { identifiers.contains(ObjectIdentifier($0)) } }
    for observation in removed {
      if let token = observation.token { observation.center.removeObserver(token as Any) }
    }
  }
}

extension NotificationCenter {
  /// Posts a notification without information; Foundation's own method has a third parameter.
  public func post(name aName: NSNotification.Name, object anObject: Any?) {
    post(name: aName, object: anObject, userInfo: nil)
  }
}
