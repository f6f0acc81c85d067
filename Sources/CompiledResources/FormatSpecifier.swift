import Foundation

/// A specifier in a format, such as `%1$@`, `%.2f` or `%#@name@`.
package struct FormatSpecifier {
  package var range: Range<String.Index>
  /// The position of the argument from 1; `nil` for the next argument.
  package var position: Int?
  /// Flags, width, precision, length and type.
  package var body: String
  /// The name of a variable.
  package var variable: String?

  package var isNumber: Bool { "dDiuUxXoOfFeEgGaA".contains(body.last ?? " ") }

  /// Returns the specifiers of a format in their order, without `%%`.
  package static func all(in format: String) -> [FormatSpecifier] {
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
