/// The trait overrides of a view or controller, and its registrations for changes.
struct TraitSettings {
  var overrides = UITraitOverrides()
  var registrations: [TraitRegistration] = []
}
