public import HeadlessUIKit

/// The key of a localized text, which a string literal is. Values in it are arguments of the localized format.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable {
  private let key: String
  private let arguments: [any CVarArg]
  /// Texts and images in the key, for which characters of a private range stand.
  let texts: [Text]

  public init(_ value: String) { self.init(stringLiteral: value) }

  public init(stringLiteral value: String) { (key, arguments, texts) = (value, [], []) }

  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
    texts = stringInterpolation.texts
  }

  private static let firstPlaceholder: UInt32 = 0xF0000

  /// The index of the text that a character stands for; `nil` for other characters.
  static func placeholderIndex(of character: Character) -> Int? {
    guard let value = character.unicodeScalars.first?.value, value >= firstPlaceholder else { return nil }
    return Int(value - firstPlaceholder)
  }

  public static func == (left: Self, right: Self) -> Bool {
    left.key == right.key && left.arguments.map { "\($0)" } == right.arguments.map { "\($0)" }
      && left.texts == right.texts
  }

  /// A key with a format specifier for each value.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var key = ""
    fileprivate var arguments: [any CVarArg] = []
    fileprivate var texts: [Text] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { key += literal.replacing("%", with: "%%") }

    public mutating func appendInterpolation(_ value: String) { append("%@", value.argument) }

    public mutating func appendInterpolation(_ value: some BinaryInteger & CVarArg) { append("%lld", value) }

    public mutating func appendInterpolation(_ value: Double) { append("%lf", value) }

    public mutating func appendInterpolation(_ value: CGFloat) { append("%lf", Double(value)) }

    public mutating func appendInterpolation(_ value: some CVarArg, specifier: String) { append(specifier, value) }

    public mutating func appendInterpolation<Format: FormatStyle>(
      _ value: Format.FormatInput, format: Format
    ) where Format.FormatOutput == String {
      append("%@", format.format(value).argument)
    }

    public mutating func appendInterpolation(_ text: Text) {
      let scalar = Unicode.Scalar(LocalizedStringKey.firstPlaceholder + UInt32(texts.count)) ?? "\u{FFFC}"
      texts.append(text)
      append("%@", String(Character(scalar)).argument)
    }

    public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      appendInterpolation(Text(attributedString))
    }
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      appendInterpolation(Text(date, style: style))
    }
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append("%@", (formatter?.string(for: subject) ?? "\(subject)").argument)
    }
    public mutating func appendInterpolation(_ subject: some NSObject, formatter: Formatter? = nil) {
      append("%@", (formatter?.string(for: subject) ?? "\(subject)").argument)
    }

    @_disfavoredOverload
    public mutating func appendInterpolation(_ value: some Any) { append("%@", "\(value)".argument) }

    private mutating func append(_ specifier: String, _ argument: any CVarArg) {
      key += specifier
      arguments.append(argument)
    }
  }

  /// The text in the resources of a bundle, or the key itself.
  func localized(tableName: String?, bundle: Bundle?) -> String {
    let text = firstFrameLocalizedString(key, table: tableName, bundle: bundle, value: key)
    return arguments.isEmpty ? text : firstFrameFormat(text, arguments: arguments)
  }
}

extension String {
  /// The text as an argument of a format.
  fileprivate var argument: any CVarArg { NSString(string: self) }
}
