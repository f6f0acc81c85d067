/// Which letters the keyboard makes capitals.
public enum UITextAutocapitalizationType: Int, CaseIterable, Sendable {
  case none = 0
  case words = 1
  case sentences = 2
  case allCharacters = 3
}
