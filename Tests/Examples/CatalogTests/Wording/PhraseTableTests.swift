import Testing

@testable import FirstFrameCatalog

@Suite("Phrases") struct PhraseTableTests {
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

  @Test("every phrase has a text in every language", arguments: Language.allCases)
  func complete(language: Language) {
    for phrase in Phrase.allCases {
      #expect(language.tables.phrases[phrase] != nil, "\(phrase)")
      for (form, text) in Self.forms(of: phrase, in: language) {
        #expect(!text.isEmpty, "\(phrase), \(form): \"\(text)\"")
        #expect(text.first != " ", "\(phrase), \(form): \"\(text)\"")
        #expect(text.last != " ", "\(phrase), \(form): \"\(text)\"")
      }
    }
  }

  @Test("counted phrases have the plural categories of the language, and no others", arguments: Language.allCases)
  func counted(language: Language) {
    for phrase in Phrase.allCases {
      let isCounted = Self.isCounted(phrase, in: .english)
      #expect(Self.isCounted(phrase, in: language) == isCounted, "\(phrase)")
      guard isCounted else { continue }
      #expect(Set(Self.forms(of: phrase, in: language).keys) == language.categories, "\(phrase)")
    }
  }

  @Test("every language has the placeholders of English", arguments: Language.allCases)
  func placeholders(language: Language) {
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

  @Test("placeholders are filled in") func filling() {
    #expect(Wording(.english).text(.minimumStake, [.sum: "€1"]) == "From €1")
    #expect(Wording(.german).text(.amountOfTotal, [.part: "1", .whole: "2"]) == "1 von 2")
    #expect(Wording(.english).text(.boostMissing, count: 1) == "Add 1 more selection to get it.")
    #expect(Wording(.english).text(.boostMissing, count: 2) == "Add 2 more selections to get it.")
    #expect(Wording(.arabic).text(.sessionEnds, count: 2) == "تنتهي جلستك خلال دقيقتين")
    #expect(Wording(.arabic).text(.markets, count: 54) == "٥٤ سوقًا")
  }
}
