/// An object with trait settings: a view or a controller.
@MainActor
protocol TraitSettingsHolder: AnyObject {
  var traitSettings: TraitSettings { get set }
}

extension TraitSettingsHolder {
  func announceTraits(from previous: UITraitCollection, to current: UITraitCollection) {
    for registration in traitSettings.registrations { registration.notify(self, from: previous, to: current) }
  }
}

extension UIView: TraitSettingsHolder {
  /// The traits that the view overrides for itself and its subviews.
  public var traitOverrides: UITraitOverrides {
    get { traitSettings.overrides }
    set { traitSettings.overrides = newValue }
  }
}

extension UIViewController: TraitSettingsHolder {
  /// The traits that the controller overrides for itself, its view and its children.
  public var traitOverrides: UITraitOverrides {
    get { traitSettings.overrides }
    set { traitSettings.overrides = newValue }
  }
}
