import FirstFrameSeededRandomness
import Foundation
import Testing

@testable import FirstFrameCatalog

/// Compares with Foundation's formatters, an independent implementation of the same tables.
struct NumberStyleTests {
  /// Removes invisible direction marks, which the two implementations place differently.
  private static func visible(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { !$0.properties.isBidiControl }))
  }

  private static func formatter(_ style: NumberFormatter.Style, _ language: Language) -> NumberFormatter {
    let formatter = NumberFormatter()
    formatter.locale = language.locale
    formatter.numberStyle = style
    return formatter
  }

  private static func numbers(_ count: Int) -> [Int] {
    let seed = UInt64.random(in: 0...UInt64.max)
    print("seed: \(seed)")
    var generator = SeededGenerator(seed: seed)
    let edges = [0, 5, 99, 100, 99_999, 100_000, 999_999, 1_000_000, 123_456_789]
    return
      (edges
      + (0..<count).map { _ in
        Int.random(in: 0...Int(pow(10.0, Double.random(in: 0...11, using: &generator))), using: &generator)
      })
      .flatMap { [$0, -$0] }
  }

  @Test(arguments: Language.allCases) func amounts(language: Language) throws {
    let formatter = Self.formatter(.currency, language)
    formatter.currencyCode = "EUR"
    for cents in Self.numbers(200) {
      let expected = try #require(formatter.string(from: NSDecimalNumber(value: cents).multiplying(byPowerOf10: -2)))
      #expect(Self.visible(Wording(language).money(Money(cents: cents))) == Self.visible(expected))
    }
  }

  @Test(arguments: Language.allCases) func wholeNumbers(language: Language) throws {
    let formatter = Self.formatter(.decimal, language)
    for number in Self.numbers(200) {
      let expected = try #require(formatter.string(from: number as NSNumber))
      #expect(Self.visible(Wording(language).number(number)) == Self.visible(expected))
    }
  }

  @Test(arguments: Language.allCases) func odds(language: Language) throws {
    let formatter = Self.formatter(.decimal, language)
    (formatter.minimumFractionDigits, formatter.maximumFractionDigits) = (2, 2)
    for odds in [1.01, 1.5, 2, 2.35, 6.82, 13.4, 101, 1_000.25] {
      let expected = try #require(formatter.string(from: odds as NSNumber))
      #expect(Self.visible(Wording(language).odds(Odds(odds))) == Self.visible(expected))
    }
  }

  @Test(arguments: Language.allCases) func percentages(language: Language) throws {
    let formatter = Self.formatter(.percent, language)
    for percent in [0, 1, 10, 58, 100, -7] {
      let expected = try #require(formatter.string(from: NSDecimalNumber(value: percent).multiplying(byPowerOf10: -2)))
      #expect(Self.visible(Wording(language).percent(percent)) == Self.visible(expected))
    }
  }
}
