import FirstFrameLayoutTree

/// One element in the words of a dump.
struct ReadElement {
  private let node: LayoutNode

  init(_ node: LayoutNode) {
    self.node = node
  }

  /// For instance `button "Place bet" selected value "1.85" hint "Adds the outcome to the slip"`.
  var line: String {
    let traits = node.accessibility?.traits ?? [.staticText]
    let roles = traits.filter(\.isRole)
    var words = roles.isEmpty ? ["element"] : roles.map(\.word)
    words.append(label.map(\.quoted) ?? "without a label")
    words += traits.filter { !$0.isRole }.map(\.word)
    if let value = node.accessibility?.value { words.append("value \(value.quoted)") }
    if let hint = node.accessibility?.hint { words.append("hint \(hint.quoted)") }
    return words.joined(separator: " ")
  }

  /// An element without a label of its own is read by its texts.
  private var label: String? {
    node.accessibility?.label ?? node.text?.string
  }
}

extension Accessibility.Trait {
  /// Whether the trait says what the element is, rather than how it stands.
  fileprivate var isRole: Bool {
    switch self {
    case .button, .link, .header, .searchField, .image, .staticText, .tabBar, .adjustable, .keyboardKey,
      .summaryElement:
      true
    case .selected, .notEnabled, .updatesFrequently, .playsSound, .startsMediaSession, .allowsDirectInteraction,
      .causesPageTurn:
      false
    }
  }

  fileprivate var word: String {
    switch self {
    case .staticText: "text"
    case .searchField: "search field"
    case .tabBar: "tab bar"
    case .keyboardKey: "keyboard key"
    case .summaryElement: "summary"
    case .notEnabled: "not enabled"
    case .updatesFrequently: "updates frequently"
    case .playsSound: "plays sound"
    case .startsMediaSession: "starts media session"
    case .allowsDirectInteraction: "allows direct interaction"
    case .causesPageTurn: "causes page turn"
    case .button, .link, .header, .image, .adjustable, .selected: rawValue
    }
  }
}
