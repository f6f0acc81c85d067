extension CharacterGrid {
  /// What stands in one place of the page.
  enum Cell {
    case empty
    case text(Character)
    /// A character of a text that a bidirectional terminal has to set apart from what is beside it.
    case isolated(Character, Isolate)
    case line(LineArms)

    var isolate: Isolate? {
      if case .isolated(_, let isolate) = self { isolate } else { nil }
    }

    var character: Character {
      switch self {
      case .empty: " "
      case .text(let character), .isolated(let character, _): character
      case .line(let arms): arms.character
      }
    }
  }
}
