import Foundation

/// A category of numbers with the same plural form.
package enum PluralCategory: String, CaseIterable, Sendable {
  case zero
  case one
  case two
  case few
  case many
  case other
}

/// A number with the operands of plural rules.
///
/// Source: Unicode Technical Standard 35, part 3, "Plural Operand Meanings".
package struct PluralNumber: Sendable {
  /// The absolute value.
  let n: Double
  /// The digits before the decimal point as a number.
  let i: Int
  /// The number of visible fraction digits.
  let v: Int
  /// The visible fraction digits as a number.
  let f: Int

  package init(_ value: Int) {
    i = value == .min ? .max : abs(value)
    n = Double(i)
    v = 0
    f = 0
  }

  /// Creates a number. Its visible fraction has no trailing zeros.
  package init(_ value: Double) {
    let magnitude = value.isFinite ? min(abs(value), 1e15) : 0
    let text = String(describing: magnitude)
    let fraction = text.contains("e") ? "" : text.split(separator: ".").dropFirst().first.map(String.init) ?? ""
    let digits = fraction == "0" ? "" : String(fraction.prefix(9))
    n = magnitude
    i = Int(magnitude)
    v = digits.count
    f = Int(digits) ?? 0
  }

  var isZero: Bool { n == 0 }
  var isInteger: Bool { v == 0 }
}

/// The cardinal plural rules of languages.
///
/// Source: Unicode CLDR 44, `common/supplemental/plurals.xml`. Compact notation (operands c and e) does not occur.
package enum PluralRules {
  /// Returns the category of a number. A language without a rule uses the rule of English.
  ///
  /// - Parameter language: An identifier such as `pt-PT` or `sr_Latn`.
  package static func category(of number: PluralNumber, in language: String) -> PluralCategory {
    let parts = language.replacingOccurrences(of: "_", with: "-").split(separator: "-").map { $0.lowercased() }
    guard let code = parts.first else { return .other }
    // European Portuguese has the rule of Italian.
    let isEuropeanPortuguese = code == "pt" && parts.dropFirst().contains("pt")
    return family(isEuropeanPortuguese ? "it" : code).rule(number)
  }

  /// Returns the categories that a language uses for integers.
  package static func categories(of language: String) -> [PluralCategory] {
    let used = Set((0...200).map { category(of: PluralNumber($0), in: language) } + [.other])
    return PluralCategory.allCases.filter(used.contains)
  }

  private struct Family: Sendable {
    let languages: String
    let rule: @Sendable (PluralNumber) -> PluralCategory
  }

  private static func family(_ code: String) -> Family {
    byLanguage[code] ?? byLanguage["en"] ?? families[0]
  }

  private static let byLanguage: [String: Family] = {
    var result: [String: Family] = [:]
    for family in families {
      for code in family.languages.split(separator: " ") { result[String(code)] = family }
    }
    return result
  }()

  private static let families: [Family] = [
    Family(
      languages: """
        bm bo dz hnj id ig ii in ja jbo jv jw kde kea km ko lkt lo ms my nqo osa root sah ses sg su th to tpi vi wo \
        yo yue zh
        """
    ) { _ in .other },
    Family(languages: "am as bn doi fa gu hi kn pcm zu") { $0.i == 0 || $0.n == 1 ? .one : .other },
    Family(languages: "ff hy kab") { $0.i < 2 ? .one : .other },
    Family(languages: "ast de en et fi fy gl ia io ji lij nl sc sv sw ur yi") {
      $0.i == 1 && $0.v == 0 ? .one : .other
    },
    Family(languages: "si") { $0.n == 0 || $0.n == 1 || $0.i == 0 && $0.f == 1 ? .one : .other },
    Family(languages: "ak bho guw ln mg nso pa ti wa") { $0.n == 0 || $0.n == 1 ? .one : .other },
    Family(languages: "tzm") { $0.isInteger && ($0.i <= 1 || 11...99 ~= $0.i) ? .one : .other },
    Family(
      languages: """
        af an asa az bal bem bez bg brx ce cgg chr ckb dv ee el eo eu fo fur gsw ha haw hu jgo jmc ka kaj kcg kk kkj \
        kl ks ksb ku ky lb lg mas mgo ml mn mr nah nb nd ne nn nnh no nr ny nyn om or os pap ps rm rof rwk saq sd sdh \
        seh sn so sq ss ssy st syr ta te teo tig tk tn tr ts ug uz ve vo vun wae xh xog
        """
    ) { $0.n == 1 ? .one : .other },
    Family(languages: "da") { $0.n == 1 || $0.f != 0 && $0.i <= 1 ? .one : .other },
    Family(languages: "is") {
      $0.f == 0 && $0.i % 10 == 1 && $0.i % 100 != 11 || $0.f % 10 == 1 && $0.f % 100 != 11 ? .one : .other
    },
    Family(languages: "mk") {
      $0.v == 0 && $0.i % 10 == 1 && $0.i % 100 != 11 || $0.f % 10 == 1 && $0.f % 100 != 11 ? .one : .other
    },
    Family(languages: "ceb fil tl") {
      if $0.v == 0 { return 1...3 ~= $0.i || ![4, 6, 9].contains($0.i % 10) ? .one : .other }
      return [4, 6, 9].contains($0.f % 10) ? .other : .one
    },
    Family(languages: "lv prg") { number in
      let (i, f, v) = (number.i, number.f, number.v)
      if number.isInteger && (i % 10 == 0 || 11...19 ~= i % 100) || v == 2 && 11...19 ~= f % 100 { return .zero }
      let isOne =
        number.isInteger && i % 10 == 1 && i % 100 != 11 || v == 2 && f % 10 == 1 && f % 100 != 11
        || v != 2 && v != 0 && f % 10 == 1
      return isOne ? .one : .other
    },
    Family(languages: "lag") { $0.n == 0 ? .zero : $0.i <= 1 ? .one : .other },
    Family(languages: "blo ksh") { $0.n == 0 ? .zero : $0.n == 1 ? .one : .other },
    Family(languages: "he iw") {
      $0.i == 1 && $0.v == 0 || $0.i == 0 && $0.v != 0 ? .one : $0.i == 2 && $0.v == 0 ? .two : .other
    },
    Family(languages: "iu naq sat se sma smi smj smn sms") { $0.n == 1 ? .one : $0.n == 2 ? .two : .other },
    Family(languages: "shi") { $0.i == 0 || $0.n == 1 ? .one : $0.isInteger && 2...10 ~= $0.i ? .few : .other },
    Family(languages: "mo ro") {
      if $0.i == 1 && $0.v == 0 { return .one }
      return $0.v != 0 || $0.n == 0 || $0.n != 1 && 1...19 ~= $0.i % 100 ? .few : .other
    },
    Family(languages: "bs hr sh sr") { number in
      let (i, f, v) = (number.i, number.f, number.v)
      func matches(_ x: Int, _ range: ClosedRange<Int>, except: ClosedRange<Int>) -> Bool {
        range ~= x % 10 && !(except ~= x % 100)
      }
      if v == 0 && matches(i, 1...1, except: 11...11) || v != 0 && matches(f, 1...1, except: 11...11) { return .one }
      if v == 0 && matches(i, 2...4, except: 12...14) || v != 0 && matches(f, 2...4, except: 12...14) { return .few }
      return .other
    },
    Family(languages: "gd") {
      guard $0.isInteger else { return .other }
      switch $0.i {
      case 1, 11: return .one
      case 2, 12: return .two
      case 3...10, 13...19: return .few
      default: return .other
      }
    },
    Family(languages: "sl") {
      guard $0.v == 0 else { return .few }
      switch $0.i % 100 {
      case 1: return .one
      case 2: return .two
      case 3, 4: return .few
      default: return .other
      }
    },
    Family(languages: "dsb hsb") { number in
      switch (number.v == 0 ? number.i : number.f) % 100 {
      case 1: .one
      case 2: .two
      case 3, 4: .few
      default: .other
      }
    },
    Family(languages: "cs sk") {
      if $0.v != 0 { return .many }
      return $0.i == 1 ? .one : 2...4 ~= $0.i ? .few : .other
    },
    Family(languages: "pl") {
      guard $0.v == 0 else { return .other }
      if $0.i == 1 { return .one }
      return 2...4 ~= $0.i % 10 && !(12...14 ~= $0.i % 100) ? .few : .many
    },
    Family(languages: "be ru uk") {
      guard $0.v == 0 else { return .other }
      if $0.i % 10 == 1 && $0.i % 100 != 11 { return .one }
      return 2...4 ~= $0.i % 10 && !(12...14 ~= $0.i % 100) ? .few : .many
    },
    Family(languages: "lt") {
      if $0.f != 0 { return .many }
      if 11...19 ~= $0.i % 100 { return .other }
      return $0.i % 10 == 1 ? .one : 2...9 ~= $0.i % 10 ? .few : .other
    },
    Family(languages: "br") {
      guard $0.isInteger else { return .other }
      let (tens, units) = ($0.i / 10 % 10, $0.i % 10)
      let isTeenLike = tens == 1 || tens == 7 || tens == 9
      if units == 1 && !isTeenLike { return .one }
      if units == 2 && !isTeenLike { return .two }
      if [3, 4, 9].contains(units) && !isTeenLike { return .few }
      return $0.i != 0 && $0.i % 1_000_000 == 0 ? .many : .other
    },
    Family(languages: "mt") {
      guard $0.isInteger else { return .other }
      if $0.i == 1 { return .one }
      if $0.i == 2 { return .two }
      if $0.i == 0 || 3...10 ~= $0.i % 100 { return .few }
      return 11...19 ~= $0.i % 100 ? .many : .other
    },
    Family(languages: "ga") {
      guard $0.isInteger else { return .other }
      switch $0.i {
      case 1: return .one
      case 2: return .two
      case 3...6: return .few
      case 7...10: return .many
      default: return .other
      }
    },
    Family(languages: "gv") {
      guard $0.v == 0 else { return .many }
      switch $0.i % 10 {
      case 1: return .one
      case 2: return .two
      default: return $0.i % 20 == 0 ? .few : .other
      }
    },
    Family(languages: "kw") {
      guard $0.isInteger else { return .other }
      let i = $0.i
      if i == 0 { return .zero }
      if i == 1 { return .one }
      if [2, 22, 42, 62, 82].contains(i % 100) { return .two }
      let isThousands = i % 1000 == 0 && (1...20 ~= i / 1000 % 100 || [40, 60, 80].contains(i / 1000 % 100))
      if isThousands || i % 1_000_000 == 100_000 { return .two }
      if [3, 23, 43, 63, 83].contains(i % 100) { return .few }
      return [1, 21, 41, 61, 81].contains(i % 100) ? .many : .other
    },
    Family(languages: "ar ars") {
      guard $0.isInteger else { return .other }
      switch $0.i {
      case 0: return .zero
      case 1: return .one
      case 2: return .two
      default: return 3...10 ~= $0.i % 100 ? .few : 11...99 ~= $0.i % 100 ? .many : .other
      }
    },
    Family(languages: "cy") {
      guard $0.isInteger else { return .other }
      switch $0.i {
      case 0: return .zero
      case 1: return .one
      case 2: return .two
      case 3: return .few
      case 6: return .many
      default: return .other
      }
    },
    Family(languages: "fr") { $0.i < 2 ? .one : isMillions($0) ? .many : .other },
    Family(languages: "pt") { $0.i < 2 ? .one : isMillions($0) ? .many : .other },
    Family(languages: "es") { $0.n == 1 ? .one : isMillions($0) ? .many : .other },
    Family(languages: "ca it lld scn vec") { $0.i == 1 && $0.v == 0 ? .one : isMillions($0) ? .many : .other },
  ]

  /// Whether a number is in the category `many` of Romance languages: 1 million, 2 million and so on.
  private static func isMillions(_ number: PluralNumber) -> Bool {
    number.v == 0 && number.i != 0 && number.i % 1_000_000 == 0
  }
}
