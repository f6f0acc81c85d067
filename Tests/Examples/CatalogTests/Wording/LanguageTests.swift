import FirstFrameCatalog
import Foundation
import Testing

struct LanguageTests {
  @Test(
    arguments: [
      ("en_US", Language.english), ("de", .german), ("de_AT", .german), ("pt-BR", .portuguese), ("FR_ca", .french),
      ("ar_EG", .arabic), ("ja_JP", .english), ("", .english), ("deu", .english),
    ])
  func aLocalesLanguageIsUsedAndItsRegionIsIgnored(identifier: String, language: Language) {
    #expect(Language(of: Locale(identifier: identifier)) == language)
  }

  @Test(arguments: Language.allCases)
  func theLocaleOfALanguageHasThatLanguage(language: Language) {
    #expect(Language(of: language.locale) == language)
  }

  // The sample numbers of CLDR's table of plural rules.
  @Test(
    arguments: [
      (Language.english, [0, 2, 3, 16, 100, 1_000], PluralCategory.other), (.english, [1], .one),
      (.german, [0, 2, 16, 100], .other), (.german, [1], .one), (.portuguese, [0, 2, 16, 100], .other),
      (.portuguese, [1], .one), (.french, [0, 1], .one), (.french, [2, 16, 100], .other), (.arabic, [0], .zero),
      (.arabic, [1], .one), (.arabic, [2], .two), (.arabic, [3, 10, 103, 110, 1_003], .few),
      (.arabic, [11, 26, 99, 111, 1_011], .many), (.arabic, [100, 101, 102, 200, 202, 1_000], .other),
    ])
  func pluralCategoriesFollowCLDRsRules(language: Language, numbers: [Int], category: PluralCategory) {
    for number in numbers { #expect(language.category(of: number) == category, "\(number)") }
  }
}
