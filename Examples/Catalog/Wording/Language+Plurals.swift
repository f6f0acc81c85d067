extension Language {
  /// The plural category of a whole number (Unicode CLDR, Language Plural Rules).
  ///
  /// French and Portuguese also have `many` for whole millions, which the library does not use.
  package func category(of count: Int) -> PluralCategory {
    switch self {
    case .english, .german, .portuguese: count == 1 ? .one : .other
    case .french: count == 0 || count == 1 ? .one : .other
    case .arabic: Self.arabicCategory(of: count)
    }
  }

  private static func arabicCategory(of count: Int) -> PluralCategory {
    switch count {
    case 0: return .zero
    case 1: return .one
    case 2: return .two
    default: break
    }
    switch count % 100 {
    case 3...10: return .few
    case 11...99: return .many
    default: return .other
    }
  }

  /// The categories that the language uses.
  package var categories: Set<PluralCategory> {
    self == .arabic ? Set(PluralCategory.allCases) : [.one, .other]
  }
}
