public import HeadlessUIKit

extension EnvironmentValues {
  private enum Name {
    enum Case {}
    enum Tightening {}
    enum Kerning {}
    enum Tracking {}
    enum Offset {}
    enum Underline {}
    enum Strikethrough {}
    enum Digits {}
    enum Design {}
    enum Width {}
    enum Scale {}
    enum Reserved {}
    enum Minimum {}
  }

  public var textCase: Text.Case? {
    get { self[TaggedKey<Text.Case, Name.Case>.self] }
    set { self[TaggedKey<Text.Case, Name.Case>.self] = newValue }
  }
  public var allowsTightening: Bool {
    get { self[TaggedKey<Bool, Name.Tightening>.self] ?? false }
    set { self[TaggedKey<Bool, Name.Tightening>.self] = newValue }
  }
  var kerning: CGFloat? {
    get { self[TaggedKey<CGFloat, Name.Kerning>.self] }
    set { self[TaggedKey<CGFloat, Name.Kerning>.self] = newValue }
  }
  var tracking: CGFloat? {
    get { self[TaggedKey<CGFloat, Name.Tracking>.self] }
    set { self[TaggedKey<CGFloat, Name.Tracking>.self] = newValue }
  }
  var baselineOffset: CGFloat? {
    get { self[TaggedKey<CGFloat, Name.Offset>.self] }
    set { self[TaggedKey<CGFloat, Name.Offset>.self] = newValue }
  }
  var underline: Text.LineStyle? {
    get { self[TaggedKey<Text.LineStyle, Name.Underline>.self] }
    set { self[TaggedKey<Text.LineStyle, Name.Underline>.self] = newValue }
  }
  var strikethrough: Text.LineStyle? {
    get { self[TaggedKey<Text.LineStyle, Name.Strikethrough>.self] }
    set { self[TaggedKey<Text.LineStyle, Name.Strikethrough>.self] = newValue }
  }
  var hasMonospacedDigits: Bool {
    get { self[TaggedKey<Bool, Name.Digits>.self] ?? false }
    set { self[TaggedKey<Bool, Name.Digits>.self] = newValue }
  }
  var fontDesign: Font.Design? {
    get { self[TaggedKey<Font.Design, Name.Design>.self] }
    set { self[TaggedKey<Font.Design, Name.Design>.self] = newValue }
  }
  var fontWidth: Font.Width? {
    get { self[TaggedKey<Font.Width, Name.Width>.self] }
    set { self[TaggedKey<Font.Width, Name.Width>.self] = newValue }
  }
  var textScale: Text.Scale? {
    get { self[TaggedKey<Text.Scale, Name.Scale>.self] }
    set { self[TaggedKey<Text.Scale, Name.Scale>.self] = newValue }
  }
  /// The number of lines whose height texts always have.
  var reservedLineCount: Int? {
    get { self[TaggedKey<Int, Name.Reserved>.self] }
    set { self[TaggedKey<Int, Name.Reserved>.self] = newValue }
  }
  /// The smallest number of lines whose height texts have.
  var minimumLineCount: Int {
    get { self[TaggedKey<Int, Name.Minimum>.self] ?? 0 }
    set { self[TaggedKey<Int, Name.Minimum>.self] = newValue }
  }
}

extension View {
  // MARK: Fonts

  public func font(_ font: Font?) -> some View { environment(\.font, font) }
  public func fontWeight(_ weight: Font.Weight?) -> some View { environment(\.fontWeight, weight) }
  public func fontWidth(_ width: Font.Width?) -> some View { environment(\.fontWidth, width) }
  public func fontDesign(_ design: Font.Design?) -> some View { environment(\.fontDesign, design) }
  public func bold(_ isActive: Bool = true) -> some View { fontWeight(isActive ? .bold : nil) }
  public func italic(_ isActive: Bool = true) -> some View { environment(\.isItalic, isActive) }
  public func monospaced(_ isActive: Bool = true) -> some View { fontDesign(isActive ? .monospaced : nil) }
  public func monospacedDigit() -> some View { environment(\.hasMonospacedDigits, true) }
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    transformEnvironment(\.textScale) { if isEnabled { $0 = scale } }
  }

  // MARK: Lines

  public func lineLimit(_ number: Int?) -> some View {
    ModifiedView(self, environment: { ($0.lineLimit, $0.reservedLineCount, $0.minimumLineCount) = (number, nil, 0) })
  }
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    ModifiedView(
      self,
      environment: {
        ($0.lineLimit, $0.reservedLineCount, $0.minimumLineCount) = (limit, reservesSpace ? limit : nil, 0)
      })
  }
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    ModifiedView(
      self,
      environment: {
        ($0.lineLimit, $0.reservedLineCount, $0.minimumLineCount) = (limit.upperBound, nil, limit.lowerBound)
      })
  }
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    ModifiedView(
      self, environment: { ($0.lineLimit, $0.reservedLineCount, $0.minimumLineCount) = (nil, nil, limit.lowerBound) })
  }
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lineLimit(limit.upperBound) }
  public func lineSpacing(_ spacing: CGFloat) -> some View { environment(\.lineSpacing, spacing) }
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { environment(\.minimumScaleFactor, factor) }
  public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }
  public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }

  // MARK: Characters

  public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
  public func kerning(_ kerning: CGFloat) -> some View { environment(\.kerning, kerning) }
  public func tracking(_ tracking: CGFloat) -> some View { environment(\.tracking, tracking) }
  public func baselineOffset(_ offset: CGFloat) -> some View { environment(\.baselineOffset, offset) }
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { environment(\.underline, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil) }
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { environment(\.strikethrough, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil) }
  public func textSelection(_ selectability: some TextSelectability) -> some View { self }
}

/// Whether people can select texts, which a frame does not show.
public protocol TextSelectability {
  static var allowsSelection: Bool { get }
}

public struct EnabledTextSelectability: TextSelectability {
  public static let allowsSelection = true
}

public struct DisabledTextSelectability: TextSelectability {
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

/// A value that a renderer of texts reads. Texts are drawn without renderers of components.
public protocol TextAttribute {}

extension Text {
  public func customAttribute(_ value: some TextAttribute) -> Text { self }
}
