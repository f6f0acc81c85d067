extension CharacterGrid {
  /// What stands in one place of the page.
  enum Cell {
    case empty
    case text(Character)
    case line(LineArms)

    var character: Character {
      switch self {
      case .empty: " "
      case .text(let character): character
      case .line(let arms): arms.character
      }
    }
  }
}
