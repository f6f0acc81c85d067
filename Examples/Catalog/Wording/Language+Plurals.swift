extension Language {
  /// The form of words beside a whole number (Unicode CLDR, Language Plural Rules).
  ///
  /// French and Portuguese have `many` too, for whole millions, of which the library never speaks.
  public func category(of count: Int) -> PluralCategory {
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

  /// The forms that some number has.
  public var categories: Set<PluralCategory> {
    self == .arabic ? Set(PluralCategory.allCases) : [.one, .other]
  }
}
