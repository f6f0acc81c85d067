import FirstFrameCompiledResources
import Foundation

/// Formats with plural variables. Their specifiers are changed to positional ones.
///
/// Source: Apple, "Localizing strings that contain plurals" and the stringsdict file format.
enum PluralFormat {
  /// The largest number of variables of a format. Each can be in a form of another, as deep as this number.
  private static let maximumVariableCount = 256

  struct Variable {
    /// The type of the number, such as `d` or `lld`.
    var specifier: String
    /// The position of the number among the arguments; `nil` for the next one.
    var argument: Int?
    var forms: [String: String]
  }

  /// Compiles a format in which `%#@name@` stands for a variable.
  static func text(_ format: String, variables: [String: Variable]) -> LocalizedText {
    guard format.contains("#@") else { return LocalizedText(format) }
    var compiled: [String: LocalizedText.Variable] = [:]
    var next = 1
    let result = positioned(format, next: &next, own: nil, variables: variables, compiled: &compiled)
    return LocalizedText(result, variables: compiled)
  }

  /// Compiles plural forms, each of which is the whole text for a plural category of the first number.
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
        guard let variable = variables[name], compiled[name] == nil, compiled.count < maximumVariableCount else {
          continue
        }
        let argument = variable.argument.flatMap { FormatSpecifier.positions.contains($0) ? $0 : nil }
        let position = specifier.position ?? argument ?? next
        next = max(next, position + 1)
        compiled[name] = LocalizedText.Variable(argument: position, forms: [:])
        var forms: [String: String] = [:]
        let start = next
        for (category, form) in variable.forms.sorted(by: { $0.key < $1.key }) {
          // In every form, the following specifiers start at the same argument.
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
