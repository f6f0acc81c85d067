/// All kinds of input, in the order in which a campaign runs them.
enum InputKinds {
  static let all: [any InputKind.Type] = [
    PNGInput.self, SceneInput.self, FontInput.self, JournalInput.self, ReferenceInput.self, TreeInput.self,
  ]

  static func named(_ name: String) -> (any InputKind.Type)? {
    all.first { $0.name == name }
  }
}
