extension Wording {
  /// The characters of all texts and numbers. A typeface must contain them.
  package var characters: Set<Unicode.Scalar> {
    let texts =
      Phrase.allCases.flatMap { forms(of: $0) } + language.tables.calendarNames.months
      + language.tables.calendarNames.weekdays + [money(Money(cents: -123_456_789)), percent(100)]
    return Set(texts.joined().unicodeScalars)
  }

  private func forms(of phrase: Phrase) -> [String] {
    switch language.tables.phrases[phrase] {
    case .plain(let text): [text]
    case .counted(let forms): Array(forms.values)
    case nil: []
    }
  }
}
