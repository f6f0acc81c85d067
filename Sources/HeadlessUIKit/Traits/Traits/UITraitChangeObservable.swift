/// An object that can register for changes of traits. Handlers run before the first passes with the new traits.
///
/// There are no selectors: an action is an unapplied method, such as `MyView.traitsDidChange`.
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

  /// Registers a method of this object: `registerForTraitChanges(traits, action: MyView.traitsDidChange)`.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: @escaping (Self) -> @MainActor () -> Void
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits) { (object: Self, _) in action(object)() }
  }

  /// Registers a method of another object, which is held weakly.
  @discardableResult
  public func registerForTraitChanges<Target: AnyObject>(
    _ traits: [UITrait], target: Target, action: @escaping (Target) -> @MainActor () -> Void
  ) -> any UITraitChangeRegistration {
    register(traits) { [weak target] _, _ in target.map { action($0)() } }
  }

  /// Registers a method of another object, which is held weakly. Its arguments are the changed object and its previous
  /// traits.
  @discardableResult
  public func registerForTraitChanges<Target: AnyObject>(
    _ traits: [UITrait], target: Target, action: @escaping (Target) -> @MainActor (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    register(traits) { [weak target] object, previous in
      if let target, let object = object as? Self { action(target)(object, previous) }
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
