import FirstFrameCompiledResources
import Foundation

/// A reader of strings files that collects their texts by language.
struct StringsReader {
  private(set) var tables: [String: StringTable] = [:]
  private(set) var findings: [ResourceFinding] = []
  /// The source language of string catalogs; `nil` without catalogs.
  private(set) var sourceLanguage: String?

  /// Reads a `.strings`, `.stringsdict` or `.xcstrings` file.
  ///
  /// - Parameter content: The content of the file.
  mutating func read(_ file: URL, content: Data) throws(ResourcePortingError) {
    let table = file.deletingPathExtension().lastPathComponent
    let folder = file.deletingLastPathComponent()
    let language = folder.pathExtension == "lproj" ? folder.deletingPathExtension().lastPathComponent : "Base"
    switch file.pathExtension {
    case "strings": try readStrings(content, file, table: table, language: language)
    case "stringsdict": try readStringsDict(content, file, table: table, language: language)
    default: try readCatalog(content, file, table: table)
    }
  }

  private mutating func set(_ text: LocalizedText, key: String, table: String, language: String) {
    tables[language, default: StringTable(language: language)].tables[table, default: [:]][key] = text
  }

  private mutating func readStrings(
    _ content: Data, _ file: URL, table: String, language: String
  ) throws(ResourcePortingError) {
    if tables[language]?.tables[table] == nil {
      tables[language, default: StringTable(language: language)].tables[table] = [:]
    }
    // Strings files may be binary or XML property lists, too.
    if content.starts(with: Array("bplist".utf8)) || content.starts(with: Array("<?xml".utf8)) {
      guard let texts = Self.propertyList([String: String].self, from: content) else {
        throw .invalidFile(path: file.path, reason: "it is not a property list of strings")
      }
      for (key, text) in texts { setUnlessPlural(text, key: key, table: table, language: language) }
      return
    }
    guard let text = Self.text(of: content) else {
      throw .invalidFile(path: file.path, reason: "its text is neither UTF-8 nor UTF-16")
    }
    var parser = StringsParser(text)
    do throws(StringsParser.Failure) {
      for (key, value) in try parser.parse() {
        setUnlessPlural(value, key: key, table: table, language: language)
      }
    } catch {
      throw .invalidFile(path: file.path, reason: "line \(error.line): \(error.reason)")
    }
  }

  /// Sets a text unless a `.stringsdict` file has set the same key, which takes precedence.
  private mutating func setUnlessPlural(_ text: String, key: String, table: String, language: String) {
    if tables[language]?.tables[table]?[key]?.variables.isEmpty == false { return }
    set(LocalizedText(text), key: key, table: table, language: language)
  }

  private static func text(of content: Data) -> String? {
    if content.starts(with: [0xFF, 0xFE]) || content.starts(with: [0xFE, 0xFF]) {
      return String(data: content, encoding: .utf16)
    }
    let content = content.starts(with: [0xEF, 0xBB, 0xBF]) ? content.dropFirst(3) : content
    return String(validating: content, as: UTF8.self)
  }

  /// Returns the value of a property list; `nil` if it has another type, or is damaged.
  ///
  /// On Linux, `PropertyListSerialization` crashes for damaged binary files, and `PropertyListDecoder` for XML with deeply
  /// nested elements, so each reads the other format.
  private static func propertyList<Value: Decodable>(_ type: Value.Type, from content: Data) -> Value? {
    var content = content
    if !content.starts(with: Array("bplist".utf8)) {
      guard let list = try? PropertyListSerialization.propertyList(from: content, options: [], format: nil),
        let binary = try? PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
      else { return nil }
      content = binary
    }
    return try? PropertyListDecoder().decode(type, from: content)
  }

  // MARK: Plurals

  private mutating func readStringsDict(
    _ content: Data, _ file: URL, table: String, language: String
  ) throws(ResourcePortingError) {
    guard let entries = Self.propertyList([String: [String: PluralRule]].self, from: content) else {
      throw .invalidFile(path: file.path, reason: "it is not a property list of dictionaries")
    }
    for (key, entry) in entries.sorted(by: { $0.key < $1.key }) {
      if let widths = entry["NSStringVariableWidthRuleType"]?.texts {
        // The widest text is used, because the width of the screen is unknown here.
        let widest = widths.max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }
        set(LocalizedText(widest?.value ?? key), key: key, table: table, language: language)
        continue
      }
      guard let format = entry["NSStringLocalizedFormatKey"]?.text else {
        throw .invalidFile(path: file.path, reason: "the entry \"\(key)\" lacks NSStringLocalizedFormatKey")
      }
      var variables: [String: PluralFormat.Variable] = [:]
      for (name, value) in entry {
        guard let rule = value.texts else { continue }
        let forms = rule.filter { PluralCategory(rawValue: $0.key) != nil }
        guard forms["other"] != nil else {
          throw .invalidFile(
            path: file.path, reason: "the variable \"\(name)\" of the entry \"\(key)\" lacks the form \"other\"")
        }
        variables[name] = PluralFormat.Variable(
          specifier: rule["NSStringFormatValueTypeKey"] ?? "d", argument: nil, forms: forms)
      }
      set(PluralFormat.text(format, variables: variables), key: key, table: table, language: language)
    }
  }

  // MARK: Catalogs

  private mutating func readCatalog(_ content: Data, _ file: URL, table: String) throws(ResourcePortingError) {
    let catalog: StringCatalog
    do { catalog = try JSONDecoder().decode(StringCatalog.self, from: content) } catch let error as DecodingError {
      throw .invalidFile(path: file.path, reason: error.summary)
    } catch {
      throw .invalidFile(path: file.path, reason: "it is not valid JSON")
    }
    sourceLanguage = catalog.sourceLanguage
    try checkLanguages(of: catalog, file)
    for (key, entry) in catalog.strings.sorted(by: { $0.key < $1.key }) {
      if entry.localizations?[catalog.sourceLanguage] == nil {
        set(LocalizedText(key), key: key, table: table, language: catalog.sourceLanguage)
      }
      for (language, localization) in entry.localizations ?? [:] {
        guard let text = localization.text(substitutions: localization.substitutions ?? [:]) else {
          findings.append(
            ResourceFinding(
              file: file.path, reason: "the string \"\(key)\" has no text in the language \(language)",
              remedy: "translate it, or remove the language"))
          continue
        }
        set(text, key: key, table: table, language: language)
      }
    }
  }
}

extension StringsReader {
  /// The names of languages become names of files.
  private func checkLanguages(of catalog: StringCatalog, _ file: URL) throws(ResourcePortingError) {
    let languages = catalog.strings.values.flatMap { ($0.localizations ?? [:]).keys } + [catalog.sourceLanguage]
    func isValid(_ character: Character) -> Bool {
      character.isASCII && (character.isLetter || character.isNumber || character == "-" || character == "_")
    }
    let invalid = Set(languages).sorted().first { !(1...64 ~= $0.count && $0.allSatisfy(isValid)) }
    guard let invalid else { return }
    throw .invalidFile(
      path: file.path, reason: "the language \"\(invalid)\" is not an identifier such as \"en\" or \"pt-BR\"")
  }
}

/// A value in an entry of a `.stringsdict` file: the format, or the forms of a variable. Others are ignored.
private struct PluralRule: Decodable {
  var text: String?
  var texts: [String: String]?

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    text = try? container.decode(String.self)
    texts = text == nil ? try? container.decode([String: String].self) : nil
  }
}

/// The content of an `.xcstrings` file.
private struct StringCatalog: Decodable {
  var sourceLanguage: String
  var strings: [String: Entry]

  struct Entry: Decodable {
    var localizations: [String: Localization]?
  }

  final class Localization: Decodable {
    var stringUnit: Unit?
    var variations: Variations?
    var substitutions: [String: Substitution]?

    struct Unit: Decodable {
      var value: String
    }

    struct Variations: Decodable {
      var plural: [String: Localization]?
      var device: [String: Localization]?
    }

    struct Substitution: Decodable {
      var argNum: Int?
      var formatSpecifier: String?
      var variations: Variations
    }

    func text(substitutions: [String: Substitution]) -> LocalizedText? {
      let variables = substitutions.compactMapValues { substitution -> PluralFormat.Variable? in
        guard let forms = Self.forms(substitution.variations) else { return nil }
        return PluralFormat.Variable(
          specifier: substitution.formatSpecifier ?? "lld", argument: substitution.argNum, forms: forms)
      }
      if let value = stringUnit?.value { return PluralFormat.text(value, variables: variables) }
      if let device = variations?.device {
        return (device["iphone"] ?? device["other"] ?? device.sorted { $0.key < $1.key }.first?.value)?
          .text(substitutions: substitutions)
      }
      return variations.flatMap(Self.forms).map { PluralFormat.text(pluralForms: $0) }
    }

    private static func forms(_ variations: Variations) -> [String: String]? {
      if let device = variations.device {
        return (device["iphone"] ?? device["other"])?.variations.flatMap(forms)
      }
      guard let plural = variations.plural else { return nil }
      let forms = plural.compactMapValues { $0.stringUnit?.value }
      return forms["other"] == nil ? nil : forms
    }
  }
}

/// A parser of the text format of `.strings` files: `"key" = "value";` with comments.
struct StringsParser {
  struct Failure: Error {
    var line: Int
    var reason: String
  }

  private let characters: [Unicode.Scalar]
  private var position = 0

  init(_ text: String) {
    characters = Array(text.unicodeScalars)
  }

  mutating func parse() throws(Failure) -> [(key: String, value: String)] {
    var result: [(String, String)] = []
    while try skipSpace() {
      let key = try token()
      _ = try skipSpace()
      // A key without a value stands for a text equal to the key.
      if skip(";") {
        result.append((key, key))
        continue
      }
      guard skip("=") else { throw failure("\"=\" is missing after the key \"\(key)\"") }
      _ = try skipSpace()
      let value = try token()
      _ = try skipSpace()
      guard skip(";") else { throw failure("\";\" is missing after the text of \"\(key)\"") }
      result.append((key, value))
    }
    return result
  }

  private func failure(_ reason: String) -> Failure {
    Failure(line: 1 + characters[..<min(position, characters.count)].count { $0 == "\n" }, reason: reason)
  }

  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard position < characters.count, characters[position] == character else { return false }
    position += 1
    return true
  }

  /// Skips white space and comments. Returns whether more text follows.
  private mutating func skipSpace() throws(Failure) -> Bool {
    while position < characters.count {
      if characters[position].properties.isWhitespace {
        position += 1
      } else if characters[position] == "/", position + 1 < characters.count, characters[position + 1] == "/" {
        while position < characters.count, characters[position] != "\n" { position += 1 }
      } else if characters[position] == "/", position + 1 < characters.count, characters[position + 1] == "*" {
        let start = position
        position += 2
        while position + 1 < characters.count, !(characters[position] == "*" && characters[position + 1] == "/") {
          position += 1
        }
        guard position + 1 < characters.count else {
          position = start
          throw failure("a comment has no end")
        }
        position += 2
      } else {
        return true
      }
    }
    return false
  }

  private mutating func token() throws(Failure) -> String {
    guard position < characters.count else { throw failure("the file ends early") }
    guard characters[position] == "\"" else { return try word() }
    let start = position
    position += 1
    var units: [UInt16] = []
    while position < characters.count {
      let character = characters[position]
      position += 1
      if character == "\"" { return String(decoding: units, as: UTF16.self) }
      if character == "\\" {
        units += escape()
      } else {
        units += Array(String(character).utf16)
      }
    }
    position = start
    throw failure("a text has no closing quotation mark")
  }

  private mutating func word() throws(Failure) -> String {
    let start = position
    while position < characters.count,
      characters[position].properties.isAlphabetic || "0123456789_.$/:-".unicodeScalars.contains(characters[position])
    {
      position += 1
    }
    guard position > start else { throw failure("a text in quotation marks is expected") }
    var result = String.UnicodeScalarView()
    result.append(contentsOf: characters[start..<position])
    return String(result)
  }

  private mutating func escape() -> [UInt16] {
    guard position < characters.count else { return [] }
    let character = characters[position]
    position += 1
    switch character {
    case "n": return [10]
    case "t": return [9]
    case "r": return [13]
    case "U", "u":
      var digits = ""
      while digits.count < 4, position < characters.count, characters[position].properties.isASCIIHexDigit {
        digits.unicodeScalars.append(characters[position])
        position += 1
      }
      return UInt16(digits, radix: 16).map { [$0] } ?? []
    default: return Array(String(character).utf16)
    }
  }
}
