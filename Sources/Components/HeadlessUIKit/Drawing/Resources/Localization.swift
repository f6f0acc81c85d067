import FirstFrameCompiledResources
public import Foundation
import Synchronization

/// The language of localized strings.
public enum FirstFrameLocalization {
  private static let state = Mutex(Locale(identifier: "en"))

  /// The locale of strings that are requested without one. The default is English, regardless of the machine's
  /// settings.
  public static var locale: Locale {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }

  /// The languages of the locale, the most specific one first.
  static var languages: [String] { languages(of: locale) }

  /// Returns the languages to look for: `zh-Hant-TW`, `zh-Hant` and `zh` for that locale.
  static func languages(of locale: Locale) -> [String] {
    let identifier = locale.identifier.prefix { $0 != "@" }.replacingOccurrences(of: "_", with: "-")
    var parts = identifier.split(separator: "-")
    var result: [String] = []
    while !parts.isEmpty {
      result.append(parts.joined(separator: "-"))
      parts.removeLast()
    }
    // Folders of Chinese texts are named after the script, locales often after the region.
    if identifier.hasPrefix("zh") {
      let isTraditional = ["TW", "HK", "MO", "Hant"].contains { identifier.contains($0) }
      result.insert(isTraditional ? "zh-Hant" : "zh-Hans", at: max(0, result.count - 1))
    }
    return result
  }
}

/// Returns a localized string in the locale's language, or else in the development language, or else the value.
///
/// For a string with plural forms, this is the form `other`. ``firstFrameFormat(_:locale:arguments:)`` replaces it with
/// the form for the arguments.
///
/// - Parameters:
///   - key: The key of the text in the strings file.
///   - table: The name of the strings file; `nil` for `Localizable`.
///   - bundle: The bundle; `nil` for the main one.
///   - value: The text to use if there is none for the key. If it is `nil` or empty, the key is used.
///   - locale: The locale with the language. A bundle of one language, with the extension `lproj`, takes precedence.
public func firstFrameLocalizedString(
  _ key: String, table: String? = nil, bundle: Bundle? = nil, value: String? = nil,
  locale: Locale = FirstFrameLocalization.locale
) -> String {
  guard let entry = LocalizedEntry(key, table: table, bundle: bundle, locale: locale) else {
    return value.flatMap { $0.isEmpty ? nil : $0 } ?? key
  }
  let format = entry.text.resolved(in: entry.language) { _ in nil }
  if !entry.text.variables.isEmpty { LocalizedEntry.store(entry, format: format) }
  return format
}

/// Returns a format with arguments in place of its specifiers.
///
/// If the format was returned by ``firstFrameLocalizedString(_:table:bundle:value:locale:)``, its plural forms follow
/// the arguments.
public func firstFrameFormat(
  _ format: String, locale: Locale? = FirstFrameLocalization.locale, arguments: [any CVarArg]
) -> String {
  var format = format
  if let entry = LocalizedEntry.stored(format) { format = entry.format(for: arguments) }
  return FormattedText.text(format, locale: locale, arguments: arguments)
}

/// A text of a bundle, in the language in which it was found.
private struct LocalizedEntry {
  let text: LocalizedText
  let language: String

  private static let formats = Mutex<[String: LocalizedEntry]>([:])

  init?(_ key: String, table: String?, bundle: Bundle?, locale: Locale) {
    // A bundle for one language, as code that switches languages opens it.
    let language = bundle?.bundleURL.pathExtension == "lproj" ? bundle?.bundleURL : nil
    let place = language.flatMap { Bundle(url: $0.deletingLastPathComponent()) } ?? bundle
    for catalog in AssetCatalog.catalogs(of: place) {
      let languages =
        language.map { [$0.deletingPathExtension().lastPathComponent] }
        ?? FirstFrameLocalization.languages(of: locale) + [catalog.table.developmentLanguage, "Base"]
      for language in languages {
        guard let text = catalog.strings(in: language)?.tables[table ?? "Localizable"]?[key] else { continue }
        self.text = text
        self.language = language == "Base" ? catalog.table.developmentLanguage : language
        return
      }
    }
    return nil
  }

  static func store(_ entry: LocalizedEntry, format: String) {
    formats.withLock { $0[format] = entry }
  }

  static func stored(_ format: String) -> LocalizedEntry? {
    formats.withLock { $0[format] }
  }

  func format(for arguments: [any CVarArg]) -> String {
    text.resolved(in: language) { position in
      guard arguments.indices.contains(position - 1) else { return nil }
      let argument = arguments[position - 1]
      if let number = argument as? any BinaryInteger { return PluralNumber(Int(clamping: number)) }
      if let number = argument as? any BinaryFloatingPoint { return PluralNumber(Double(number)) }
      return (argument as? NSNumber).map { PluralNumber($0.doubleValue) }
    }
  }
}

private enum FormattedText {
  static func text(_ format: String, locale: Locale?, arguments: [any CVarArg]) -> String {
    var result = ""
    var end = format.startIndex
    var next = 1
    for specifier in FormatSpecifier.all(in: format) {
      result += unescaped(format[end..<specifier.range.lowerBound])
      end = specifier.range.upperBound
      let position = specifier.position ?? next
      if specifier.position == nil { next += 1 }
      guard arguments.indices.contains(position - 1) else { continue }
      let argument = arguments[position - 1]
      result +=
        specifier.body.hasSuffix("@")
        ? "\(argument)" : String(format: "%" + specifier.body, locale: locale, arguments: [argument])
    }
    return result + unescaped(format[end...])
  }

  private static func unescaped(_ text: Substring) -> String { text.replacingOccurrences(of: "%%", with: "%") }
}

#if !canImport(Darwin)
extension String {
  /// Creates a localized string from a key with interpolations, as in `String(localized: "\(count) items")`.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = FirstFrameLocalization.locale, comment: StaticString? = nil
  ) {
    self = keyAndValue.text(key: keyAndValue.key, table: table, bundle: bundle, locale: locale)
  }

  /// Creates a localized string from a key, with a text for the development language.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = FirstFrameLocalization.locale, comment: StaticString? = nil
  ) {
    self = defaultValue.text(key: "\(key)", table: table, bundle: bundle, locale: locale)
  }

  /// Creates a localized string from a resource.
  public init(localized resource: LocalizedStringResource) {
    self = resource.value.text(
      key: resource.key, table: resource.table, bundle: resource.bundle.bundle, locale: resource.locale)
  }

  /// A key for localized strings. Interpolations become format specifiers.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Sendable, Equatable {
    /// The key, such as `%lld items`.
    let key: String
    let arguments: [Argument]

    public init(_ value: String) {
      key = value
      arguments = []
    }

    public init(stringLiteral value: String) {
      self.init(value)
    }

    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      arguments = stringInterpolation.arguments
    }

    enum Argument: Sendable, Equatable {
      case integer(Int)
      case unsigned(UInt)
      case double(Double)
      case text(String)

      var value: any CVarArg {
        switch self {
        case .integer(let value): value
        case .unsigned(let value): value
        case .double(let value): value
        case .text(let value): NSString(string: value)
        }
      }
    }

    func text(key: String, table: String?, bundle: Bundle?, locale: Locale) -> String {
      let format = firstFrameLocalizedString(key, table: table, bundle: bundle, value: self.key, locale: locale)
      if arguments.isEmpty { return format }
      return firstFrameFormat(format, locale: locale, arguments: arguments.map(\.value))
    }

    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      var key = ""
      var arguments: [Argument] = []

      public init(literalCapacity: Int, interpolationCount: Int) {}

      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacingOccurrences(of: "%", with: "%%")
      }

      private mutating func append(_ argument: Argument, _ specifier: String) {
        key += specifier
        arguments.append(argument)
      }

      public mutating func appendInterpolation(_ value: String) {
        append(.text(value), "%@")
      }

      public mutating func appendInterpolation<Value: BinaryInteger>(_ value: Value) {
        if Value.isSigned {
          append(.integer(Int(clamping: value)), "%lld")
        } else {
          append(.unsigned(UInt(clamping: value)), "%llu")
        }
      }

      public mutating func appendInterpolation<Value: BinaryInteger>(_ value: Value, specifier: String) {
        append(.integer(Int(clamping: value)), specifier)
      }

      public mutating func appendInterpolation<Value: BinaryFloatingPoint>(_ value: Value) {
        append(.double(Double(value)), Value.self == Float.self ? "%f" : "%lf")
      }

      public mutating func appendInterpolation<Value: BinaryFloatingPoint>(_ value: Value, specifier: String) {
        append(.double(Double(value)), specifier)
      }

      public mutating func appendInterpolation<Value: CustomStringConvertible>(_ value: Value) {
        append(.text(value.description), "%@")
      }
    }
  }
}

/// A key for localized strings, with the table and bundle to look it up in.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Sendable {
  public let key: String
  public let table: String?
  public var locale: Locale
  let value: String.LocalizationValue
  let bundle: BundleDescription

  /// The bundle of a resource.
  public enum BundleDescription: Sendable {
    case main
    case atURL(URL)

    var bundle: Bundle? {
      switch self {
      case .main: nil
      case .atURL(let url): Bundle(url: url)
      }
    }
  }

  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = FirstFrameLocalization.locale, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    key = keyAndValue.key
    value = keyAndValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = FirstFrameLocalization.locale, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.key = "\(key)"
    value = defaultValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  public init(stringLiteral value: String) {
    self.init(String.LocalizationValue(value))
  }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}
#endif
