/// Calls made when traits change: before the passes in which the new traits are first seen.
///
/// There are no selectors; an action is a method as its type names it, `MyView.traitsDidChange`.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: AnyObject {}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

/// Hears of a change: on whom, and what the traits were.
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

  /// Calls a method of this object: `registerForTraitChanges(traits, action: MyView.traitsDidChange)`.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: @escaping (Self) -> @MainActor () -> Void
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits) { (object: Self, _) in action(object)() }
  }

  /// Calls a method of another object, which is held weakly.
  @discardableResult
  public func registerForTraitChanges<Target: AnyObject>(
    _ traits: [UITrait], target: Target, action: @escaping (Target) -> @MainActor () -> Void
  ) -> any UITraitChangeRegistration {
    register(traits) { [weak target] _, _ in target.map { action($0)() } }
  }

  /// Calls a method of another object, which is held weakly, with who changed and the traits it had.
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
