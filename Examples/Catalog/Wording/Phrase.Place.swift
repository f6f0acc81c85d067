extension Phrase {
  /// A place in a text that something goes into; texts have it in braces.
  public enum Place: String, CaseIterable, Sendable {
    case count, number, sum, percent, part, whole, reference, time, weekday, day, month, year

    var written: String { "{" + rawValue + "}" }
  }
}
