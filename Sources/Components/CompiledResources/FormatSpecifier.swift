import Foundation

/// A specifier in a format, such as `%1$@`, `%.2f` or `%#@name@`.
package struct FormatSpecifier {
  package var range: Range<String.Index>
  /// The position of the argument, from 1; `nil` for the next argument.
  package var position: Int?
  /// Flags, width, precision, length and type.
  package var body: String
  /// The name of the variable in `%#@name@`; `nil` for other specifiers.
  package var variable: String?

  /// The positions that a format can contain (`NL_ARGMAX`).
  package static let positions = 1...4096

  package var isNumber: Bool { "dDiuUxXoOfFeEgGaA".contains(body.last ?? " ") }

  /// Returns the specifiers of a format in order, without `%%`.
  package static func all(in format: String) -> [FormatSpecifier] {
    var result: [FormatSpecifier] = []
    var end = format.startIndex
    while let start = format[end...].firstIndex(of: "%") {
      var index = format.index(after: start)
      guard index < format.endIndex else { break }
      if format[index] == "%" {
        end = format.index(after: index)
        continue
      }
      var position: Int?
      let digits = format[index...].prefix { $0.isASCII && $0.isNumber }
      if digits.endIndex < format.endIndex, format[digits.endIndex] == "$", let number = Int(digits),
        positions.contains(number)
      {
        position = number
        index = format.index(after: digits.endIndex)
      }
      if format[index...].hasPrefix("#@") {
        let name = format[format.index(index, offsetBy: 2)...].prefix { $0 != "@" }
        guard name.endIndex < format.endIndex else { break }
        end = format.index(after: name.endIndex)
        result.append(
          FormatSpecifier(range: start..<end, position: position, body: "", variable: String(name)))
        continue
      }
      let flags = format[index...].prefix { "-+ #0123456789.*'hlqLztj".contains($0) }
      end = flags.endIndex
      guard end < format.endIndex, "@dDiuUxXoOfFeEgGaAcCsSp".contains(format[end]) else { continue }
      end = format.index(after: end)
      result.append(
        FormatSpecifier(range: start..<end, position: position, body: String(format[index..<end]), variable: nil))
    }
    return result
  }
}
