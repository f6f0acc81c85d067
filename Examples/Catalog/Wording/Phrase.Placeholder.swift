extension Phrase {
  /// A placeholder in a text, which is written in braces.
  public enum Placeholder: String, CaseIterable, Sendable {
    case count, number, sum, percent, part, whole, reference, time, weekday, day, month, year

    var token: String { "{" + rawValue + "}" }
  }
}
