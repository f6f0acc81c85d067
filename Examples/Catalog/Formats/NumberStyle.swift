import Foundation

/// How a language writes numbers (Unicode CLDR), independent of the machine's settings.
struct NumberStyle: Sendable {
  /// The digit zero; the others follow it in Unicode.
  var zero: Unicode.Scalar = "0"
  var decimalSeparator = ","
  /// The separator between groups of three digits.
  var groupingSeparator = "."
  /// The minimum number of digits before the first grouping separator.
  var minimumGroupingDigits = 1
  var minusSign = "-"
  var plusSign = "+"
  /// The pattern of a sum of euros, in which `#` is the number.
  var currencyPattern = "#\u{A0}€"
  /// The pattern of a percentage, in which `#` is the number.
  var percentPattern = "#\u{A0}%"

  static let english = NumberStyle(
    decimalSeparator: ".", groupingSeparator: ",", currencyPattern: "€#", percentPattern: "#%")
  static let french = NumberStyle(groupingSeparator: "\u{202F}")
  static let portuguese = NumberStyle(groupingSeparator: "\u{A0}", minimumGroupingDigits: 2, percentPattern: "#%")
  static let german = NumberStyle()
  /// The style of Egypt. The direction marks keep signs next to their number in any surrounding text.
  static let arabic = NumberStyle(
    zero: "\u{660}", decimalSeparator: "\u{66B}", groupingSeparator: "\u{66C}", minusSign: "\u{61C}-",
    plusSign: "\u{61C}+", currencyPattern: "\u{200F}#\u{A0}€", percentPattern: "#\u{66A}\u{61C}")

  /// - Parameter plain: A number as Swift writes it, such as `-1234.5`.
  func text(of plain: String) -> String {
    plain.hasPrefix("-") ? minusSign + magnitude(String(plain.dropFirst())) : magnitude(plain)
  }

  func percent(of plain: String) -> String {
    percentPattern.replacingOccurrences(of: "#", with: text(of: plain))
  }

  func euros(_ plain: String) -> String {
    let magnitude = magnitude(plain.hasPrefix("-") ? String(plain.dropFirst()) : plain)
    return (plain.hasPrefix("-") ? minusSign : "") + currencyPattern.replacingOccurrences(of: "#", with: magnitude)
  }

  /// Returns a text with its digits replaced by the digits of the language.
  func digits(of text: String) -> String {
    guard zero != "0" else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let digit = ("0"..."9").contains(scalar) ? Unicode.Scalar(zero.value + scalar.value - 0x30) : nil
      result.append(digit ?? scalar)
    }
    return String(result)
  }

  private func magnitude(_ plain: String) -> String {
    let parts = plain.split(separator: ".", maxSplits: 1).map(String.init)
    let whole = digits(of: parts[0])
    let grouped = whole.count >= 3 + minimumGroupingDigits ? Self.grouped(whole, by: groupingSeparator) : whole
    return parts.count > 1 ? grouped + decimalSeparator + digits(of: parts[1]) : grouped
  }

  private static func grouped(_ digits: String, by separator: String) -> String {
    let characters = Array(digits)
    return characters.indices.reduce(into: "") { text, index in
      if index > 0, (characters.count - index).isMultiple(of: 3) { text += separator }
      text.append(characters[index])
    }
  }
}
