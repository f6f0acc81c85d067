extension Accessibility: Codable {
  private static let keys = ["element", "label", "value", "hint", "traits", "hidesChildren", "order"]

  public init(from decoder: any Decoder) throws {
    let object = try SceneObject(decoder, keys: Self.keys)
    self.init(
      isElement: try object.optional("element") ?? true,
      label: try object.optional("label"),
      value: try object.optional("value"),
      hint: try object.optional("hint"),
      traits: try Self.traits(in: object),
      hidesChildren: try object.optional("hidesChildren") ?? false,
      order: try object.optional("order"))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: SceneKey.self)
    try container.encodeIfPresent(isElement ? nil : false, forKey: SceneKey("element"))
    try container.encodeIfPresent(label, forKey: SceneKey("label"))
    try container.encodeIfPresent(value, forKey: SceneKey("value"))
    try container.encodeIfPresent(hint, forKey: SceneKey("hint"))
    try container.encodeIfPresent(traits.isEmpty ? nil : traits, forKey: SceneKey("traits"))
    try container.encodeIfPresent(hidesChildren ? true : nil, forKey: SceneKey("hidesChildren"))
    try container.encodeIfPresent(order, forKey: SceneKey("order"))
  }

  private static func traits(in object: SceneObject) throws -> [Trait] {
    try (object.optional("traits", as: [String].self) ?? []).map { word in
      guard let trait = Trait(rawValue: word) else {
        let names = Trait.allCases.map(\.rawValue).joined(separator: ", ")
        throw object.invalid("traits", expected: "some of \(names)", found: "\"\(word)\"")
      }
      return trait
    }
  }
}
