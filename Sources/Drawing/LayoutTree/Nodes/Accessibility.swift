/// The properties of a node for assistive technology.
public struct Accessibility: Hashable, Sendable {
  /// Whether the node is read as one element, without its children.
  public var isElement: Bool
  /// The name that is read; `nil` for the node's text.
  public var label: String?
  public var value: String?
  /// A description of the result of using the element.
  public var hint: String?
  /// The traits in the order in which they are read, without duplicates.
  public var traits: [Trait]
  /// Whether all children are hidden from assistive technology.
  public var hidesChildren: Bool
  /// The position in the reading order of the group that the node is in. Elements without a position follow, in the
  /// order of their locations on the screen.
  public var order: Int?
  public var grouping: Grouping
  /// What assistive technology says and offers besides the label, value, hint and traits.
  public var details: Details {
    get { storedDetails.first ?? Details() }
    set { storedDetails = newValue == Details() ? [] : [newValue] }
  }

  /// The details, or nothing: few nodes have any, and an array keeps the others small.
  private var storedDetails: [Details] = []

  public init(
    isElement: Bool = true, label: String? = nil, value: String? = nil, hint: String? = nil, traits: [Trait] = [],
    hidesChildren: Bool = false, order: Int? = nil, grouping: Grouping = .individual,
    details: Details = Details()
  ) {
    self.isElement = isElement
    self.label = label
    self.value = value
    self.hint = hint
    self.traits = traits
    self.hidesChildren = hidesChildren
    self.order = order
    self.grouping = grouping
    self.details = details
  }

  /// How the elements inside of a node are read among the elements around it.
  public enum Grouping: String, CaseIterable, Codable, Sendable {
    /// By their own positions, as if the node did not exist.
    case individual
    /// One after the other, at the position of the first.
    case group
    /// One after the other, before the elements around the node.
    case first
    /// One after the other, behind the elements around the node.
    case last
    /// One after the other, at the position of the first; those without ``Accessibility/order`` are not read.
    case ordered
    /// As a group, in which the texts are read first, as one element with the node's own traits: a row of a table.
    case combined
  }

  /// The kind of an element, or a part of its behavior or state.
  public enum Trait: String, CaseIterable, Codable, Sendable {
    case button, link, header, searchField, image, staticText, tabBar, adjustable, keyboardKey, summaryElement
    case selected, notEnabled, updatesFrequently, playsSound, startsMediaSession, allowsDirectInteraction
    case causesPageTurn
    case toggleButton, textField, secureTextField, isEditing, backButton, popUpButton, expanded, collapsed
  }
}

extension Accessibility: Codable {
  private static let keys =
    ["element", "label", "value", "hint", "traits", "hidesChildren", "order", "grouping"] + Details.keys

  public init(from decoder: any Decoder) throws {
    let object = try SceneObject(decoder, keys: Self.keys)
    self.init(
      isElement: try object.optional("element") ?? true,
      label: try object.optional("label"),
      value: try object.optional("value"),
      hint: try object.optional("hint"),
      traits: try Self.traits(in: object),
      hidesChildren: try object.optional("hidesChildren") ?? false,
      order: try object.optional("order"),
      grouping: try Self.grouping(in: object),
      details: try Details(object))
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
    try container.encodeIfPresent(grouping == .individual ? nil : grouping.rawValue, forKey: SceneKey("grouping"))
    try details.encode(to: &container)
  }

  private static func grouping(in object: SceneObject) throws -> Grouping {
    guard let word = try object.optional("grouping", as: String.self) else { return .individual }
    guard let grouping = Grouping(rawValue: word) else {
      let names = Grouping.allCases.map(\.rawValue).joined(separator: ", ")
      throw object.invalid("grouping", expected: "one of \(names)", found: "\"\(word)\"")
    }
    return grouping
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
