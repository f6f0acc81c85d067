/// Where lines that are too long are broken.
public enum TextWrapping: String, CaseIterable, Codable, Sendable {
  /// Where Unicode Standard Annex #14 allows it; within a word only where a word alone is too long.
  case word
  /// After any character.
  case character
}
