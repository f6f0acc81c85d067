import ComponentAssertions

/// What is as it should be in the catalog, and why.
enum CatalogExemptions {
  static let states: [String: [StateExemption]] = [:]
}
