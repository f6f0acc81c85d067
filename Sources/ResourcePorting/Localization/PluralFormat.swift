import FirstFrameCompiledResources
import Foundation

/// Formats with plural variables, whose specifiers get positions.
///
/// Source: Apple, "Localizing strings that contain plurals" and the stringsdict file format.
enum PluralFormat {
  struct Variable {
    /// The type of the number, such as `d` or `lld`.
    var specifier: String
    /// The position of the number among the arguments; `nil` for the next one.
    var argument: Int?
    var forms: [String: String]
  }

  /// Returns a format in which `%#@name@` stands for a variable.
  static func text(_ format: String, variables: [String: Variable]) -> LocalizedText {
    guard format.contains("#@") else { return LocalizedText(format) }
    var compiled: [String: LocalizedText.Variable] = [:]
    var next = 1
    let result = positioned(format, next: &next, own: nil, variables: variables, compiled: &compiled)
    return LocalizedText(result, variables: compiled)
  }

  /// Returns a format whose whole text depends on its first number.
  static func text(pluralForms forms: [String: String]) -> LocalizedText {
    let other = forms["other"] ?? ""
    let specifiers = FormatSpecifier.all(in: other)
    var position = 0
    var argument = 1
    for specifier in specifiers {
      position = specifier.position ?? position + 1
      if specifier.isNumber {
        argument = position
        break
      }
    }
    return LocalizedText(
      "%#@count@", variables: ["count": LocalizedText.Variable(argument: argument, forms: forms)])
  }

  private static func positioned(
    _ format: String, next: inout Int, own: (position: Int, specifier: String)?, variables: [String: Variable],
    compiled: inout [String: LocalizedText.Variable]
  ) -> String {
    var result = ""
    var end = format.startIndex
    var isOwnUsed = false
    for specifier in FormatSpecifier.all(in: format) {
      result += format[end..<specifier.range.lowerBound]
      end = specifier.range.upperBound
      if let name = specifier.variable {
        result += "%#@\(name)@"
        guard let variable = variables[name], compiled[name] == nil else { continue }
        let position = specifier.position ?? variable.argument ?? next
        next = max(next, position + 1)
        compiled[name] = LocalizedText.Variable(argument: position, forms: [:])
        var forms: [String: String] = [:]
        let start = next
        for (category, form) in variable.forms.sorted(by: { $0.key < $1.key }) {
          // Every form counts from the same argument.
          var following = start
          forms[category] = positioned(
            form.replacingOccurrences(of: "%arg", with: "%\(position)$\(variable.specifier)"), next: &following,
            own: (position, variable.specifier), variables: variables, compiled: &compiled)
          next = max(next, following)
        }
        compiled[name]?.forms = forms
      } else if let position = specifier.position {
        next = max(next, position + 1)
        result += "%\(position)$\(specifier.body)"
      } else if let own, !isOwnUsed, specifier.isNumber {
        isOwnUsed = true
        result += "%\(own.position)$\(specifier.body)"
      } else {
        result += "%\(next)$\(specifier.body)"
        next += 1
      }
    }
    return result + format[end...]
  }
}

/// A specifier in a format, such as `%1$@`, `%.2f` or `%#@name@`.
struct FormatSpecifier {
  var range: Range<String.Index>
  /// The position of the argument from 1; `nil` for the next argument.
  var position: Int?
  /// Flags, width, precision, length and type.
  var body: String
  /// The name of a variable.
  var variable: String?

  var isNumber: Bool { "dDiuUxXoOfFeEgGaA".contains(body.last ?? " ") }

  /// Returns the specifiers of a format in their order, without `%%`.
  static func all(in format: String) -> [FormatSpecifier] {
    var result: [FormatSpecifier] = []
    var place = format.startIndex
    while let start = format[place...].firstIndex(of: "%") {
      var index = format.index(after: start)
      guard index < format.endIndex else { break }
      if format[index] == "%" {
        place = format.index(after: index)
        continue
      }
      var position: Int?
      let digits = format[index...].prefix { $0.isASCII && $0.isNumber }
      if digits.endIndex < format.endIndex, format[digits.endIndex] == "$", let number = Int(digits), number > 0 {
        position = number
        index = format.index(after: digits.endIndex)
      }
      if format[index...].hasPrefix("#@") {
        let name = format[format.index(index, offsetBy: 2)...].prefix { $0 != "@" }
        guard name.endIndex < format.endIndex else { break }
        place = format.index(after: name.endIndex)
        result.append(
          FormatSpecifier(range: start..<place, position: position, body: "", variable: String(name)))
        continue
      }
      let flags = format[index...].prefix { "-+ #0123456789.*'hlqLztj".contains($0) }
      place = flags.endIndex
      guard place < format.endIndex, "@dDiuUxXoOfFeEgGaAcCsSp".contains(format[place]) else { continue }
      place = format.index(after: place)
      result.append(
        FormatSpecifier(range: start..<place, position: position, body: String(format[index..<place]), variable: nil))
    }
    return result
  }
}
