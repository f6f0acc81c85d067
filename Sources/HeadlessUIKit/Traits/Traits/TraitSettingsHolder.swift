/// A view or a controller, which has settings of its own for traits.
@MainActor
protocol TraitSettingsHolder: AnyObject {
  var traitSettings: TraitSettings { get set }
}

extension TraitSettingsHolder {
  func announceTraits(from previous: UITraitCollection, to current: UITraitCollection) {
    for registration in traitSettings.registrations { registration.hear(self, from: previous, to: current) }
  }
}

extension UIView: TraitSettingsHolder {
  /// The traits that the view sets for itself and all within it.
  public var traitOverrides: UITraitOverrides {
    get { traitSettings.overrides }
    set { traitSettings.overrides = newValue }
  }
}

extension UIViewController: TraitSettingsHolder {
  /// The traits that the controller sets for itself, its view, and its children.
  public var traitOverrides: UITraitOverrides {
    get { traitSettings.overrides }
    set { traitSettings.overrides = newValue }
  }
}
