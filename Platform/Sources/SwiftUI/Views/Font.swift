public import UIKit

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

  private enum Source: Hashable {
    case style(TextStyle)
    case size(CGFloat)
    case custom(String, CGFloat)
    case font(UIFont)
  }

  private var source: Source
  private var weight: Weight?
  private var design = Design.default
  private var isItalic = false
  private var hasMonospacedDigits = false

  private init(_ source: Source, weight: Weight? = nil, design: Design = .default) {
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
    Font(.style(style), weight: weight, design: design ?? .default)
  }

  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(.size(size), weight: weight, design: design ?? .default)
  }

  public static func custom(_ name: String, size: CGFloat) -> Font { Font(.custom(name, size)) }
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(.custom(name, fixedSize)) }
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(.custom(name, size))
  }

  public func weight(_ weight: Weight) -> Font { changed { $0.weight = weight } }
  public func bold() -> Font { weight(.bold) }
  public func italic() -> Font { changed { $0.isItalic = true } }
  public func monospaced() -> Font { changed { $0.design = .monospaced } }
  public func monospacedDigit() -> Font { changed { $0.hasMonospacedDigits = true } }

  private func changed(_ change: (inout Font) -> Void) -> Font {
    var font = self
    change(&font)
    return font
  }

  /// The font for traits. A custom font that is not registered is replaced by that of the system.
  func font(compatibleWith traits: UITraitCollection, weight ownWeight: Weight? = nil, isItalic: Bool = false) -> UIFont
  {
    let weight = ownWeight ?? weight
    let base: UIFont =
      switch source {
      case .style(let style): .preferredFont(forTextStyle: style.style, compatibleWith: traits)
      case .size(let size): .systemFont(ofSize: size)
      case .custom(let name, let size): UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
      case .font(let font): font
      }
    let size = base.pointSize
    var font = base
    if design == .monospaced {
      font = .monospacedSystemFont(ofSize: size, weight: weight?.weight ?? .regular)
    } else if hasMonospacedDigits {
      font = .monospacedDigitSystemFont(ofSize: size, weight: weight?.weight ?? .regular)
    } else if let weight {
      switch source {
      case .style, .size: font = .systemFont(ofSize: size, weight: weight.weight)
      case .custom, .font:
        font = UIFont(
          descriptor: base.fontDescriptor.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: weight.weight]]
          ),
          size: size)
      }
    }
    guard self.isItalic || isItalic else { return font }
    return font.fontDescriptor.withSymbolicTraits(.traitItalic).map { UIFont(descriptor: $0, size: size) } ?? font
  }
}
