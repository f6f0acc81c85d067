/// A change of a component's model, and the expected texts of the component afterwards.
struct ComponentStep {
  let name: String
  let texts: [String]
  let act: @MainActor () -> Void

  init(_ name: String, shows texts: [String], _ act: @escaping @MainActor () -> Void = {}) {
    self.name = name
    self.texts = texts
    self.act = act
  }
}
