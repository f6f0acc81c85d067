extension Phrase {
  /// A placeholder in a text, which texts write in braces.
  package enum Place: String, CaseIterable, Sendable {
    case count, number, sum, percent, part, whole, reference, time, weekday, day, month, year

    var written: String { "{" + rawValue + "}" }
  }
}
