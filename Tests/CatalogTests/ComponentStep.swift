/// Something that happens to a component's model, and what the component shows then.
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
