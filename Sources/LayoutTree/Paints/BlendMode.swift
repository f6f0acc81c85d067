/// How the colours of a picture combine with those beneath it.
public enum BlendMode: String, CaseIterable, Codable, Sendable {
  /// The picture covers what is beneath.
  case normal
  /// Colours are multiplied: white leaves what is beneath as it is, and nothing gets lighter.
  case multiply
  /// Complements are multiplied: black leaves what is beneath as it is, and nothing gets darker.
  case screen
}
