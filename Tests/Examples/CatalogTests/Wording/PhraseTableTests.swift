import Testing

@testable import FirstFrameCatalog

struct PhraseTableTests {
  private static func forms(of phrase: Phrase, in language: Language) -> [PluralCategory: String] {
    switch language.tables.phrases[phrase] {
    case .plain(let text): [.other: text]
    case .counted(let forms): forms
    case nil: [:]
    }
  }

  private static func isCounted(_ phrase: Phrase, in language: Language) -> Bool {
    if case .counted = language.tables.phrases[phrase] { true } else { false }
  }

  /// Returns the names in braces, in alphabetical order.
  private static func placeholders(in text: String) -> [String] {
    text.split(separator: "{", omittingEmptySubsequences: false).dropFirst().map { String($0.prefix { $0 != "}" }) }
      .sorted()
  }

  @Test(arguments: Language.allCases)
  func everyPhraseHasATextInEveryLanguage(language: Language) {
    for phrase in Phrase.allCases {
      #expect(language.tables.phrases[phrase] != nil, "\(phrase)")
      for (form, text) in Self.forms(of: phrase, in: language) {
        #expect(!text.isEmpty, "\(phrase), \(form): \"\(text)\"")
        #expect(text.first != " ", "\(phrase), \(form): \"\(text)\"")
        #expect(text.last != " ", "\(phrase), \(form): \"\(text)\"")
      }
    }
  }

  @Test(arguments: Language.allCases)
  func countedPhrasesHaveThePluralCategoriesOfTheLanguageAndNoOthers(language: Language) {
    for phrase in Phrase.allCases {
      let isCounted = Self.isCounted(phrase, in: .english)
      #expect(Self.isCounted(phrase, in: language) == isCounted, "\(phrase)")
      guard isCounted else { continue }
      #expect(Set(Self.forms(of: phrase, in: language).keys) == language.categories, "\(phrase)")
    }
  }

  @Test(arguments: Language.allCases)
  func everyLanguageHasThePlaceholdersOfEnglish(language: Language) {
    let known = Set(Phrase.Placeholder.allCases.map(\.rawValue))
    for phrase in Phrase.allCases {
      let english = Self.placeholders(in: Self.forms(of: phrase, in: .english)[.other] ?? "")
      #expect(Set(english).isSubset(of: known), "\(phrase): \(english)")
      for (form, text) in Self.forms(of: phrase, in: language) {
        let found = Self.placeholders(in: text)
        // Texts for one or two often omit the number.
        let omitsCount = form != .other && found == english.filter { $0 != "count" }
        #expect(found == english || omitsCount, "\(phrase), \(form): \(found), but English has \(english)")
      }
    }
  }

  @Test func placeholdersAreFilledIn() {
    #expect(Wording(.english).text(.minimumStake, [.sum: "€1"]) == "From €1")
    #expect(Wording(.german).text(.amountOfTotal, [.part: "1", .whole: "2"]) == "1 von 2")
    #expect(Wording(.english).text(.boostMissing, count: 1) == "Add 1 more selection to get it.")
    #expect(Wording(.english).text(.boostMissing, count: 2) == "Add 2 more selections to get it.")
    #expect(Wording(.arabic).text(.sessionEnds, count: 2) == "تنتهي جلستك خلال دقيقتين")
    #expect(Wording(.arabic).text(.markets, count: 54) == "٥٤ سوقًا")
  }
}
