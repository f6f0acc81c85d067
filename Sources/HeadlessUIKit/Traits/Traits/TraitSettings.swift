/// What a view or a controller has to do with traits beside inheriting them.
struct TraitSettings {
  var overrides = UITraitOverrides()
  var registrations: [TraitRegistration] = []
}
