/// An object that can register for changes of traits. Handlers run before the first passes with the new traits.
///
/// An action is an unapplied method, such as `MyView.traitsDidChange`, or a selector.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: AnyObject {}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

/// A handler for a change of traits, with the changed object and its previous traits.
public typealias UITraitChangeHandler<Observable> =
  @MainActor (
    _ traitEnvironment: Observable, _ previousCollection: UITraitCollection
  ) -> Void

extension UITraitChangeObservable {
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping UITraitChangeHandler<Self>
  ) -> any UITraitChangeRegistration {
    register(traits) { object, previous in
      if let object = object as? Self { handler(object, previous) }
    }
  }

  /// Registers a closure whose first parameter is declared as `Self` in a class.
  @_disfavoredOverload @discardableResult
  public func registerForTraitChanges<Observed: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping UITraitChangeHandler<Observed>
  ) -> any UITraitChangeRegistration {
    register(traits) { object, previous in
      if let object = object as? Observed { handler(object, previous) }
    }
  }

  /// Registers a method of this object: `registerForTraitChanges(traits, action: MyView.traitsDidChange)`.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: @escaping (Self) -> @MainActor () -> Void
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits) { (object: Self, _) in action(object)() }
  }

  /// Registers a method of another object, which is not retained.
  @discardableResult
  public func registerForTraitChanges<Target: AnyObject>(
    _ traits: [UITrait], target: Target, action: @escaping (Target) -> @MainActor () -> Void
  ) -> any UITraitChangeRegistration {
    register(traits) { [weak target] _, _ in target.map { action($0)() } }
  }

  /// Registers a method of another object, which is not retained. Its arguments are the changed object and its previous
  /// traits.
  @discardableResult
  public func registerForTraitChanges<Target: AnyObject>(
    _ traits: [UITrait], target: Target, action: @escaping (Target) -> @MainActor (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    register(traits) { [weak target] object, previous in
      if let target, let object = object as? Self { action(target)(object, previous) }
    }
  }

  /// Registers a method of this object by its selector. Its arguments can be the changed object and its previous traits.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
    register(traits) { object, previous in
      (object as? NSObject)?.perform(action, with: object, with: previous)
    }
  }

  /// Registers a method of another object by its selector. The object is not retained.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    register(traits) { [weak target = target as? NSObject] object, previous in
      target?.perform(action, with: object, with: previous)
    }
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? any TraitSettingsHolder)?.traitSettings.registrations.removeAll { $0 === registration }
  }

  private func register(
    _ traits: [UITrait], _ handler: @escaping @MainActor (AnyObject, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits, handler: handler)
    (self as? any TraitSettingsHolder)?.traitSettings.registrations.append(registration)
    return registration
  }
}

/// A registration for changes of traits, to be passed to `unregisterForTraitChanges(_:)`.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: AnyObject {}

/// A registration of a handler for changes of some traits.
@MainActor
final class TraitRegistration: UITraitChangeRegistration {
  private let traits: [UITrait]
  private let handler: @MainActor (_ object: AnyObject, _ previous: UITraitCollection) -> Void

  init(_ traits: [UITrait], handler: @escaping @MainActor (AnyObject, UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
  }

  func notify(_ object: AnyObject, from previous: UITraitCollection, to current: UITraitCollection) {
    if current.values.differ(from: previous.values, in: traits) { handler(object, previous) }
  }
}

/// The trait overrides of a view or controller, and its registrations for changes.
struct TraitSettings {
  var overrides = UITraitOverrides()
  /// The limits of the size of texts; `nil` for no limit.
  var smallestSize: UIContentSizeCategory?
  var largestSize: UIContentSizeCategory?

  var limitsSize: Bool { smallestSize != nil || largestSize != nil }

  var registrations: [TraitRegistration] = []
}

/// An object with trait settings: a view or a controller.
@preconcurrency @MainActor
protocol TraitSettingsHolder: AnyObject {
  var traitSettings: TraitSettings { get set }
}

extension TraitSettingsHolder {
  func notifyTraitChange(from previous: UITraitCollection, to current: UITraitCollection) {
    for registration in traitSettings.registrations { registration.notify(self, from: previous, to: current) }
  }
}

extension UIView {
  /// Tells the view and its subviews of new traits.
  func adoptTraits() {
    forEachInTree { view in
      view.adoptOwnTraits()
      return true
    }
  }

  /// Notifies the view of new traits, after its controller. A view that adopts its first traits is notified only if they
  /// are not the traits that it was created with.
  func adoptOwnTraits() {
    let traits = traitCollection
    viewController?.adoptTraits()
    guard seenTraits != traits else { return }
    let (isFirst, previous) = (seenTraits == nil, seenTraits ?? initialTraits)
    seenTraits = traits
    setNeedsLayout()
    setNeedsUpdateProperties()
    reportedSizes.isStale = true
    traits.performAsCurrent {
      applyTraits(traits)
      if isFirst { AppearanceProxies.apply(to: self) }
      guard previous != traits else { return }
      traitCollectionDidChange(previous)
      notifyTraitChange(from: previous, to: traits)
    }
  }
}

extension UIView: TraitSettingsHolder {
}

extension UIViewController: TraitSettingsHolder {
}
