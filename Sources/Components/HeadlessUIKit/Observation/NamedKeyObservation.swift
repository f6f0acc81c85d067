import FirstFrameLayoutTree
public import Foundation
import Synchronization

/// An object, other than a responder, that is notified when a property that it observes by name has changed.
///
/// On Apple's systems, every object has the method and can override it. Ports add the protocol to the classes that do.
public protocol KeyValueObserver: NSObject {
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  )
}

extension AccessibleObject {
  /// Has no effect. Responders and ``KeyValueObserver`` have methods of their own.
  public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}
}

extension NSObject {
  /// Calls the observer's `observeValue(forKeyPath:of:change:context:)` when a property has changed, until the observer is
  /// removed or either object is deallocated.
  ///
  /// The property is found as by `value(forKeyPath:)`, or is one of a view's geometry or a scroll view's content. The
  /// observer is a responder, such as a view or a controller, or a ``KeyValueObserver``: other objects do not have the method.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer? = nil
  ) {
    guard observer is UIResponder || observer is any KeyValueObserver else {
      UsageWarnings.warnOfNoEffect(
        "addObserver(_:forKeyPath:options:context:)",
        "`\(type(of: observer))` is neither a responder nor a KeyValueObserver; use `observe(_:)`")
      return
    }
    var last = observedValue(atKeyPath: keyPath)
    func notify(_ observer: NSObject, _ object: NSObject, new: Any?, old: Any?) {
      var changes: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
      if options.contains(.new) { changes[.newKey] = new }
      if options.contains(.old) { changes[.oldKey] = old }
      if let observer = observer as? any KeyValueObserver {
        return observer.observeValue(forKeyPath: keyPath, of: object, change: changes, context: context)
      }
      let call = MainThreadValue(value: (observer as? UIResponder, object, changes, context))
      MainActor.assumeIsolated {
        let (responder, object, changes, context) = call.value
        responder?.observeValue(forKeyPath: keyPath, of: object, change: changes, context: context)
      }
    }
    let observation = NSKeyValueObservation(of: self) { [weak self, weak observer] in
      guard let self, let observer else { return }
      let (old, new) = (last, observedValue(atKeyPath: keyPath))
      if let old = old as? any Equatable, let new, old.isSame(as: new) { return }
      if old == nil, new == nil { return }
      last = new
      notify(observer, self, new: new, old: old)
    }
    NamedObservations.add(observation, by: observer, of: self, keyPath: keyPath, context: context)
    if options.contains(.initial) { notify(observer, self, new: last, old: nil) }
  }

  /// Ends the observations of a property by an observer.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    NamedObservations.remove(by: observer, of: self, keyPath: keyPath)
  }

  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
    NamedObservations.remove(by: observer, of: self, keyPath: keyPath)
  }

  /// Has no effect: changes are found after they have happened.
  public func willChangeValue(forKey key: String) {}

  /// Calls the observers of the object's properties.
  public func didChangeValue(forKey key: String) {
    KeyValueObservations.check(self)
  }

  private func observedValue(atKeyPath keyPath: String) -> Any? {
    let names = keyPath.split(separator: ".").map(String.init)
    var object: NSObject? = self
    for name in names.dropLast() { object = object?.observedValue(named: name) as? NSObject }
    return names.last.flatMap { object?.observedValue(named: $0) }
  }

  /// Returns a property of the geometry of views and layers, whose storage has other names, or a stored property.
  private func observedValue(named name: String) -> Any? {
    let object = MainThreadValue(value: self)
    let known = MainActor.assumeIsolated { MainThreadValue(value: object.value.geometry(named: name)) }
    return known.value ?? value(forKey: name)
  }

  @MainActor
  private func geometry(named name: String) -> Any? {
    if let scrollView = self as? UIScrollView {
      switch name {
      case "contentOffset": return scrollView.contentOffset
      case "contentSize": return scrollView.contentSize
      case "contentInset": return scrollView.contentInset
      default: break
      }
    }
    if let view = self as? UIView {
      switch name {
      case "frame": return view.frame
      case "bounds": return view.bounds
      case "center": return view.center
      case "hidden", "isHidden": return view.isHidden
      case "alpha": return view.alpha
      case "layer": return view.layer
      default: break
      }
    }
    if let layer = self as? CALayer {
      switch name {
      case "frame": return layer.frame
      case "bounds": return layer.bounds
      case "position": return layer.position
      default: break
      }
    }
    return nil
  }
}

/// A value that stays on the main thread, where views are observed, so that it is `@unchecked Sendable`.
struct MainThreadValue<Value>: @unchecked Sendable {
  let value: Value
}

/// The observations by observers with names of properties.
private enum NamedObservations {
  /// `@unchecked Sendable`: the objects are only compared.
  private struct Entry: @unchecked Sendable {
    weak var observer: NSObject?
    weak var object: NSObject?
    let keyPath: String
    let observation: NSKeyValueObservation
  }

  private static let entries = Mutex<[Entry]>([])

  static func add(
    _ observation: NSKeyValueObservation, by observer: NSObject, of object: NSObject, keyPath: String,
    context: UnsafeMutableRawPointer?
  ) {
    let entry = Entry(observer: observer, object: object, keyPath: keyPath, observation: observation)
    let ended = entries.withLock { entries in
      let ended = entries.filter { $0.observer == nil || $0.object == nil }
      entries.removeAll { $0.observer == nil || $0.object == nil }
      entries.append(entry)
      return ended
    }
    for entry in ended { entry.observation.invalidate() }
  }

  static func remove(by observer: NSObject, of object: NSObject, keyPath: String) {
    let ended = entries.withLock { entries in
      let ended = entries.filter { $0.observer === observer && $0.object === object && $0.keyPath == keyPath }
      entries.removeAll { $0.observer === observer && $0.object === object && $0.keyPath == keyPath }
      return ended
    }
    for entry in ended { entry.observation.invalidate() }
  }
}
