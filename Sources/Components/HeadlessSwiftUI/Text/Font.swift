public import HeadlessUIKit

/// A typeface and its size, chosen when a text is drawn.
public struct Font: Hashable, Sendable {
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

    var style: UIFont.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title: .title1
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption: .caption1
      case .caption2: .caption2
      }
    }
  }

  public enum Weight: CaseIterable, Hashable, Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    var weight: UIFont.Weight {
      switch self {
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .regular: .regular
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    }
  }

  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  /// How wide the characters are.
  public struct Width: Hashable, Sendable {
    public var value: CGFloat
    public static let compressed = Width(UIFont.Width.compressed.rawValue)
    public static let condensed = Width(UIFont.Width.condensed.rawValue)
    public static let standard = Width(UIFont.Width.standard.rawValue)
    public static let expanded = Width(UIFont.Width.expanded.rawValue)

    public init(_ value: CGFloat) { self.value = value }
  }

  /// The distance between lines.
  public enum Leading: Hashable, Sendable {
    case standard, tight, loose
  }

  private enum Source: Hashable {
    case style(TextStyle)
    case size(CGFloat)
    /// A font that grows with a text style; with none, it has a fixed size.
    case custom(String, CGFloat, relativeTo: TextStyle?)
    case font(UIFont)
  }

  private var source: Source
  private var weight: Weight?
  private var ownWidth: Width?
  private var design: Design?
  private var leading = Leading.standard
  private var scale: CGFloat = 1
  private var isItalic = false
  private var hasMonospacedDigits = false
  /// Whether lowercase and uppercase letters are drawn as small capitals.
  private(set) var hasSmallLowercase = false
  private(set) var hasSmallUppercase = false

  private init(_ source: Source, weight: Weight? = nil, design: Design? = nil) {
    (self.source, self.weight, self.design) = (source, weight, design)
  }

  public init(_ font: UIFont) { self.init(.font(font)) }

  public static let largeTitle = system(.largeTitle)
  public static let title = system(.title)
  public static let title2 = system(.title2)
  public static let title3 = system(.title3)
  public static let headline = system(.headline)
  public static let subheadline = system(.subheadline)
  public static let body = system(.body)
  public static let callout = system(.callout)
  public static let footnote = system(.footnote)
  public static let caption = system(.caption)
  public static let caption2 = system(.caption2)

  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(.style(style), weight: weight, design: design)
  }

  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(.size(size), weight: weight, design: design)
  }

  public static func custom(_ name: String, size: CGFloat) -> Font { Font(.custom(name, size, relativeTo: .body)) }
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name, fixedSize, relativeTo: nil))
  }
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(.custom(name, size, relativeTo: textStyle))
  }

  public func weight(_ weight: Weight) -> Font { changed { $0.weight = weight } }
  public func width(_ width: Width) -> Font { changed { $0.ownWidth = width } }
  public func bold() -> Font { weight(boldWeight) }
  public func italic() -> Font { changed { $0.isItalic = true } }
  public func monospaced() -> Font { changed { $0.design = .monospaced } }
  public func monospacedDigit() -> Font { changed { $0.hasMonospacedDigits = true } }
  public func leading(_ leading: Leading) -> Font { changed { $0.leading = leading } }
  /// The font at another size, since iOS 26.
  public func scaled(by factor: CGFloat) -> Font { changed { $0.scale *= factor } }
  public func smallCaps() -> Font { lowercaseSmallCaps().uppercaseSmallCaps() }
  public func lowercaseSmallCaps() -> Font { changed { $0.hasSmallLowercase = true } }
  public func uppercaseSmallCaps() -> Font { changed { $0.hasSmallUppercase = true } }

  func design(_ design: Design) -> Font { changed { $0.design = $0.design ?? design } }

  /// The weight of bold text.
  var boldWeight: Weight { .bold }

  private func changed(_ change: (inout Font) -> Void) -> Font {
    var font = self
    change(&font)
    return font
  }

  /// The font for traits. A custom font that is not registered is replaced by that of the system.
  func font(compatibleWith traits: UITraitCollection, weight ownWeight: Weight? = nil, isItalic: Bool = false) -> UIFont
  {
    let weight = ownWeight ?? weight
    let unscaled = base(compatibleWith: traits)
    let base = scale == 1 ? unscaled : unscaled.withSize(unscaled.pointSize * scale)
    var font = weighted(base, weight)
    if let design, design != .default, design != .monospaced || !isSystem,
      let designed = font.fontDescriptor.withDesign(design.design)
    {
      font = UIFont(descriptor: designed, size: base.pointSize)
    }
    if let ownWidth, isSystem {
      font = .systemFont(
        ofSize: base.pointSize, weight: weight?.weight ?? .regular, width: UIFont.Width(rawValue: ownWidth.value))
    }
    if leading != .standard {
      let trait: UIFontDescriptor.SymbolicTraits = leading == .tight ? .traitTightLeading : .traitLooseLeading
      font = font.fontDescriptor.withSymbolicTraits(trait).map { UIFont(descriptor: $0, size: 0) } ?? font
    }
    if case .style = source, leading == .standard { font = font.withLeading(of: base) }
    guard self.isItalic || isItalic else { return font }
    let traits = font.fontDescriptor.symbolicTraits.union(.traitItalic)
    return font.fontDescriptor.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: base.pointSize) } ?? font
  }

  /// Whether the font is one of the system.
  private var isSystem: Bool {
    switch source {
    case .style, .size: true
    case .custom, .font: false
    }
  }

  private func base(compatibleWith traits: UITraitCollection) -> UIFont {
    switch source {
    case .style(let style): return .preferredFont(forTextStyle: style.style, compatibleWith: traits)
    case .size(let size): return .systemFont(ofSize: size)
    case .font(let font): return font
    case .custom(let name, let size, let style):
      let font = UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
      guard let style else { return font }
      return UIFontMetrics(forTextStyle: style.style).scaledFont(for: font, compatibleWith: traits)
    }
  }

  private func weighted(_ base: UIFont, _ weight: Weight?) -> UIFont {
    let size = base.pointSize
    if design == .monospaced, isSystem {
      return .monospacedSystemFont(ofSize: size, weight: weight?.weight ?? .regular)
    }
    if hasMonospacedDigits { return .monospacedDigitSystemFont(ofSize: size, weight: weight?.weight ?? .regular) }
    guard let weight else { return base }
    if case .size = source { return .systemFont(ofSize: size, weight: weight.weight) }
    let attributes: [UIFontDescriptor.AttributeName: Any] = [
      .traits: [UIFontDescriptor.TraitKey.weight: weight.weight]
    ]
    return UIFont(descriptor: base.fontDescriptor.addingAttributes(attributes), size: size)
  }
}

extension Font.Design {
  fileprivate var design: UIFontDescriptor.SystemDesign {
    switch self {
    case .default: .default
    case .serif: .serif
    case .rounded: .rounded
    case .monospaced: .monospaced
    }
  }
}
