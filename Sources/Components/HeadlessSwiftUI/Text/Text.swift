import FirstFrameLayoutTree
public import HeadlessUIKit

/// A view that displays one or more lines of text.
nonisolated public struct Text: PrimitiveView, Equatable {
  /// Where the characters of a part come from.
  enum Source {
    case string(String)
    case key(LocalizedStringKey, table: String?, bundle: Bundle?)
    case attributed(AttributedString)
    /// Depends on the locale, calendar and time zone of the environment.
    case formatted((EnvironmentValues) -> String)
    case image(Image)
  }

  /// A part of the text with its own attributes.
  struct Part {
    var source: Source
    var style = TextStyle()
  }

  var parts: [Part]

  init(_ source: Source) { parts = [Part(source: source)] }

  public init(verbatim content: String) { self.init(.string(content)) }
  @_disfavoredOverload
  public init(_ content: some StringProtocol) { self.init(.string(String(content))) }
  public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil)
  {
    self.init(.key(key, table: tableName, bundle: bundle))
  }
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    self.init(
      .formatted { environment in
        var resource = resource
        resource.locale = environment.locale
        return String(localized: resource)
      })
  }
  // A literal is a key, although it could be an attributed text, too.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) { self.init(.attributed(attributedContent)) }
  public init(_ image: Image) { self.init(.image(image)) }

  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(.formatted { format.locale($0.locale).format(input) })
  }

  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == AttributedString {
    self.init(.attributed(format.format(input)))
  }

  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(.string(formatter.string(for: subject) ?? ""))
  }

  public init(_ subject: some NSObject, formatter: Formatter) {
    self.init(.string(formatter.string(for: subject) ?? ""))
  }

  public static func + (left: Text, right: Text) -> Text {
    var text = left
    text.parts += right.parts
    return text
  }

  public static func == (left: Text, right: Text) -> Bool {
    let environment = EnvironmentValues()
    return left.runs(in: environment) == right.runs(in: environment)
  }

  private func changed(_ change: (inout TextStyle) -> Void) -> Text {
    var text = self
    for index in text.parts.indices { change(&text.parts[index].style) }
    return text
  }

  // MARK: Attributes, of which the innermost counts

  public func font(_ font: Font?) -> Text { changed { $0.font = $0.font ?? font } }
  public func fontWeight(_ weight: Font.Weight?) -> Text { changed { $0.weight = $0.weight ?? weight } }
  public func fontWidth(_ width: Font.Width?) -> Text { changed { $0.width = $0.width ?? width } }
  public func fontDesign(_ design: Font.Design?) -> Text { changed { $0.design = $0.design ?? design } }
  public func bold() -> Text { bold(true) }
  public func bold(_ isActive: Bool) -> Text { changed { if isActive { $0.isBold = true } } }
  public func italic() -> Text { italic(true) }
  public func italic(_ isActive: Bool) -> Text { changed { if isActive { $0.isItalic = true } } }
  public func monospaced(_ isActive: Bool = true) -> Text { changed { if isActive { $0.design = .monospaced } } }
  public func monospacedDigit() -> Text { changed { $0.hasMonospacedDigits = true } }
  public func kerning(_ kerning: CGFloat) -> Text { changed { $0.kerning = $0.kerning ?? kerning } }
  public func tracking(_ tracking: CGFloat) -> Text { changed { $0.tracking = $0.tracking ?? tracking } }
  public func baselineOffset(_ offset: CGFloat) -> Text { changed { $0.baselineOffset = $0.baselineOffset ?? offset } }
  public func foregroundColor(_ color: Color?) -> Text {
    changed { $0.foreground = $0.foreground ?? color.map { color in { _ in .color(color) } } }
  }
  public func foregroundStyle(_ style: some ShapeStyle) -> Text {
    changed { $0.foreground = $0.foreground ?? { style.paint(in: $0) } }
  }
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    underline(isActive, pattern: .solid, color: color)
  }
  public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    changed { $0.underline = $0.underline ?? (isActive ? LineStyle(pattern: pattern, color: color) : nil) }
  }
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    strikethrough(isActive, pattern: .solid, color: color)
  }
  public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    changed { $0.strikethrough = $0.strikethrough ?? (isActive ? LineStyle(pattern: pattern, color: color) : nil) }
  }
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    changed { if isEnabled { $0.scale = scale } }
  }
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text {
    changed { $0.speech.includesPunctuation = $0.speech.includesPunctuation ?? value }
  }
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text {
    changed { $0.speech.spellsOut = $0.speech.spellsOut ?? value }
  }
  /// Raises or lowers the pitch: by up to 1, from that of other texts, which is 0.
  public func speechAdjustedPitch(_ value: Double) -> Text { changed { $0.speech.pitch = $0.speech.pitch ?? value } }
  public func accessibilityLabel(_ label: Text) -> Text { changed { $0.label = label.string(in: EnvironmentValues()) } }
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { self }

  // MARK: Names

  public enum TruncationMode: Sendable { case head, tail, middle }
  public enum Case: Hashable, Sendable { case uppercase, lowercase }

  /// The size of a text relative to its font.
  public struct Scale: Hashable, Sendable {
    let factor: CGFloat
    public static let `default` = Scale(factor: 1)
    public static let secondary = Scale(factor: 0.8)
  }

  /// A line below or through a text.
  public struct LineStyle: Hashable, Sendable {
    public struct Pattern: Hashable, Sendable {
      private let name: String
      public static let solid = Pattern(name: "solid")
      public static let dot = Pattern(name: "dot")
      public static let dash = Pattern(name: "dash")
      public static let dashDot = Pattern(name: "dashDot")
      public static let dashDotDot = Pattern(name: "dashDotDot")

      /// The style of UIKit, whose lines are solid.
      var style: Int {
        if self != .solid {
          UsageWarnings.warnOfNoEffect("Text.LineStyle.Pattern.\(name)", "lines of texts are solid")
        }
        return NSUnderlineStyle.single.rawValue
      }
    }

    let pattern: Pattern
    let color: Color?
    public static let single = LineStyle()

    public init(pattern: Pattern = .solid, color: Color? = nil) { (self.pattern, self.color) = (pattern, color) }
  }
}

/// The alignment of the lines of a text.
public enum TextAlignment: CaseIterable, Hashable, Sendable {
  case leading, center, trailing

  func alignment(in direction: LayoutDirection) -> NSTextAlignment {
    switch self {
    case .leading: direction == .rightToLeft ? .right : .left
    case .center: .center
    case .trailing: direction == .rightToLeft ? .left : .right
    }
  }
}

/// The kind of a text, which VoiceOver reads accordingly.
public struct AccessibilityTextContentType: Hashable, Sendable {
  private let name: String
  public static let plain = AccessibilityTextContentType(name: "plain")
  public static let console = AccessibilityTextContentType(name: "console")
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}
