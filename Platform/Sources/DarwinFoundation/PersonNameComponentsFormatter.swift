public import Foundation

/// Writes and reads names of persons. Names in Chinese, Japanese and Korean characters begin with the family name.
open class PersonNameComponentsFormatter: Formatter {
  open var style = Style.default
  open var isPhonetic = false
  open var locale: Locale! = .current

  public enum Style: Int, Sendable {
    case `default`, short, medium, long, abbreviated
  }

  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public static let phonetic = Options(rawValue: 1 << 1)
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  /// Returns a name: `Ada` for ``Style/short``, `Ada Lovelace`, all parts for ``Style/long``, and `AL` for
  /// ``Style/abbreviated``.
  open func string(from components: PersonNameComponents) -> String {
    let name = isPhonetic ? components.phoneticRepresentation ?? components : components
    let parts = self.parts(of: name).compactMap { $0 }.filter { !$0.isEmpty }
    if style == .abbreviated { return parts.compactMap(\.first).map(String.init).joined().uppercased() }
    let isIdeographic = parts.contains { $0.unicodeScalars.contains(where: \.properties.isIdeographic) }
    return parts.joined(separator: isIdeographic ? "" : " ")
  }

  private func parts(of name: PersonNameComponents) -> [String?] {
    let core = isFamilyNameFirst(name) ? [name.familyName, name.givenName] : [name.givenName, name.familyName]
    switch style {
    case .short:
      let short = [name.nickname, name.givenName, name.familyName].compactMap { $0 }.first { !$0.isEmpty }
      return [short]
    case .long:
      let middle = isFamilyNameFirst(name) ? core + [name.middleName] : [core[0], name.middleName, core[1]]
      return [name.namePrefix] + middle + [name.nameSuffix]
    case .abbreviated, .medium, .default: return core
    }
  }

  private func isFamilyNameFirst(_ name: PersonNameComponents) -> Bool {
    let letters = ((name.familyName ?? "") + (name.givenName ?? "")).unicodeScalars
    return letters.contains { $0.properties.isIdeographic || (0x3040...0x30FF).contains($0.value) || $0.isHangul }
  }

  open class func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = []
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = nameFormatStyle
    formatter.isPhonetic = nameOptions.contains(.phonetic)
    return formatter.string(from: components)
  }

  /// Returns the parts of a name that is written as `Given Middle Family` or `Family, Given`; `nil` for an empty text.
  open func personNameComponents(from string: String) -> PersonNameComponents? {
    let halves = string.split(separator: ",", maxSplits: 1).map {
      $0.split(whereSeparator: \.isWhitespace).map(String.init)
    }
    guard let words = halves.first, !words.isEmpty else { return nil }
    var name = PersonNameComponents()
    if halves.count == 2, !halves[1].isEmpty {
      name.familyName = words.joined(separator: " ")
      name.givenName = halves[1].joined(separator: " ")
      return name
    }
    name.givenName = words[0]
    if words.count > 1 { name.familyName = words[words.count - 1] }
    if words.count > 2 { name.middleName = words[1..<(words.count - 1)].joined(separator: " ") }
    return name
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? PersonNameComponents).map { string(from: $0) }
  }
}

extension Unicode.Scalar {
  fileprivate var isHangul: Bool { (0xAC00...0xD7A3).contains(value) || (0x1100...0x11FF).contains(value) }
}
