/// All kinds of input, in the order in which a campaign runs them.
enum InputKinds {
  static let all: [any InputKind.Type] = [
    JPEGInput.self, VectorInput.self, CatalogInput.self, StringsInput.self, ConfigurationInput.self,
    ManifestInput.self,
  ]

  static func named(_ name: String) -> (any InputKind.Type)? {
    all.first { $0.name == name }
  }
}
