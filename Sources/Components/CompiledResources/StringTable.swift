import Foundation

/// The localized strings of a target in one language.
package struct StringTable: Codable, Hashable, Sendable {
  package static let currentVersion = 1

  package var version = StringTable.currentVersion
  /// The language as in a folder's name, such as `pt-BR`; `Base` for strings without a language.
  package var language: String
  /// The texts, by table name and key.
  package var tables: [String: [String: LocalizedText]]

  package init(language: String, tables: [String: [String: LocalizedText]] = [:]) {
    self.language = language
    self.tables = tables
  }

  /// Returns the name of a language's file in the resource folder.
  package static func fileName(for language: String) -> String { "strings/\(language).json" }
}

/// A text, or a format with parts that depend on numbers. It is encoded as a string if nothing depends on a number.
package struct LocalizedText: Codable, Hashable, Sendable {
  /// The text. `%#@name@` stands for the form of the variable with that name.
  package var format: String
  package var variables: [String: Variable]

  package init(_ format: String, variables: [String: Variable] = [:]) {
    self.format = format
    self.variables = variables
  }

  /// A part of a format that depends on a number.
  package struct Variable: Codable, Hashable, Sendable {
    /// The position of the number among the arguments, from 1.
    package var argument: Int
    /// The texts by plural category. Their format specifiers have positions, and they may contain other variables.
    package var forms: [String: String]

    package init(argument: Int, forms: [String: String]) {
      self.argument = argument
      self.forms = forms
    }
  }

  private enum CodingKeys: String, CodingKey {
    case format, variables
  }

  package init(from decoder: any Decoder) throws {
    if let text = try? decoder.singleValueContainer().decode(String.self) {
      self.init(text)
    } else {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      self.init(
        try container.decode(String.self, forKey: .format),
        variables: try container.decode([String: Variable].self, forKey: .variables))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    if variables.isEmpty {
      var container = encoder.singleValueContainer()
      try container.encode(format)
    } else {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(format, forKey: .format)
      try container.encode(variables, forKey: .variables)
    }
  }

  /// Returns the format with each variable replaced by one of its forms.
  ///
  /// - Parameters:
  ///   - language: The language of the plural rules.
  ///   - number: Returns the argument at a position, from 1; `nil` selects the form `other`.
  package func resolved(in language: String, number: (Int) -> PluralNumber?) -> String {
    var result = format
    // Variables may contain variables. The limits stop cycles.
    for _ in 0..<8 {
      guard result.utf8.count < Self.maximumLength, result.contains("%#@") else { break }
      result = substituting(into: result, language: language, number: number)
    }
    return result
  }

  /// The length of a text, in bytes, after which variables are no longer replaced.
  private static let maximumLength = 1 << 16

  private func substituting(into text: String, language: String, number: (Int) -> PluralNumber?) -> String {
    var result = ""
    var rest = Substring(text)
    while result.utf8.count < Self.maximumLength, let start = rest.firstRange(of: "%#@") {
      result += rest[..<start.lowerBound]
      let tail = rest[start.upperBound...]
      guard let end = tail.firstIndex(of: "@") else { return result + rest[start.lowerBound...] }
      result += variables[String(tail[..<end])]?.form(in: language, number: number) ?? ""
      rest = tail[tail.index(after: end)...]
    }
    return result + rest
  }
}

extension LocalizedText.Variable {
  fileprivate func form(in language: String, number: (Int) -> PluralNumber?) -> String {
    let count = number(argument)
    // A form for zero applies to 0 in every language, as in Apple's string catalogs.
    if count?.isZero == true, let zero = forms["zero"] { return zero }
    let category = count.map { PluralRules.category(of: $0, in: language) } ?? .other
    return forms[category.rawValue] ?? forms["other"] ?? ""
  }
}
