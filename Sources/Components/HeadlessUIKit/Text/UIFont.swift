import FirstFrameLayoutTree
import FirstFrameTypesetting
public import Foundation

/// A typeface at a size and weight.
public final class UIFont: NSObject, NSCopying, Sendable {
  private let typeWord = AttributeTypeWord()
  /// The size of the em square, in points.
  public let pointSize: CGFloat
  let font: Font
  /// The Dynamic Type scaling; `nil` for a fixed size.
  let scaling: FontScaling?
  /// The space that a font of a text style adds between lines, in points; 0 for other fonts.
  let styleLeading: CGFloat

  init(_ font: Font, scaling: FontScaling? = nil, styleLeading: CGFloat = 0) {
    self.font = font
    self.scaling = scaling
    self.styleLeading = styleLeading
    pointSize = font.size
    super.init()
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return font == other.font && styleLeading == other.styleLeading
  }

  public override var hash: Int { font.hashValue }

  /// Creates a font from a registered family; `nil` if no family or face has the name.
  ///
  /// In place of the families that every iPhone has, such as Helvetica Neue, the built-in typeface is drawn, with a
  /// warning.
  ///
  /// - Parameters:
  ///   - name: A family such as `Inter`, or a face such as `Inter-SemiBoldItalic`.
  ///   - size: The size of the em square, in points.
  public convenience init?(name: String, size: CGFloat) {
    if let font = Font(faceName: name, size: size, library: Typesetter.current.library) {
      self.init(font)
    } else if let font = Font(iPhoneFaceName: name, size: size) {
      UsageWarnings.warn(
        "UIFont(name: \"\(name)\", size:): this font of iOS is not here; the built-in typeface is drawn in its place")
      self.init(font)
    } else {
      return nil
    }
  }

  /// - Parameters:
  ///   - descriptor: The family, the traits and the default size.
  ///   - size: The size in points; 0 for the descriptor's size.
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    let descriptor = size > 0 ? descriptor.withSize(size) : descriptor
    self.init(descriptor.font, styleLeading: descriptor.styleLeading)
  }

  /// Returns the names of a family's faces. The faces of registered families have no names of their own, so the result
  /// contains only the name of the family.
  public static func fontNames(forFamilyName familyName: String) -> [String] {
    familyNames.contains(familyName) ? [familyName] : []
  }

  public var fontDescriptor: UIFontDescriptor {
    guard case .textStyle(let style) = scaling else { return UIFontDescriptor(font, styleLeading: styleLeading) }
    return UIFontDescriptor(font, styleLeading: styleLeading, emphasizedWeight: style.emphasizedWeight)
  }

  public func withSize(_ size: CGFloat) -> UIFont {
    UIFont(descriptor: fontDescriptor, size: size)
  }

  /// Returns the font with the space between lines of another one, from which it was made.
  package func withLeading(of other: UIFont) -> UIFont { UIFont(font, styleLeading: other.styleLeading) }
}

// The system font is the built-in typeface.

extension UIFont {
  public static let labelFontSize: CGFloat = 17
  public static let buttonFontSize: CGFloat = 18
  public static let systemFontSize: CGFloat = 14
  public static let smallSystemFontSize: CGFloat = 12

  public static func systemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .regular)
  }

  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(Font(size: size, weight: weight.fontWeight))
  }

  /// Returns the semibold system font: UIKit's is `.SFUI-Semibold`. The weight `.bold` is bolder.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .semibold)
  }

  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(Font(size: size, isItalic: true))
  }

  /// Returns the monospaced system font.
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(Font(size: size, weight: weight.fontWeight, isMonospaced: true))
  }

  /// Returns the system font with digits of equal width.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(Font(size: size, weight: weight.fontWeight, features: [FontFeature("tnum")]))
  }

  private var metrics: LineMetrics { Typesetter.current.lineMetrics(of: font) }

  /// The distance from the baseline to the top of a line, in points.
  public var ascender: CGFloat { metrics.ascent }
  /// The distance from the baseline to the bottom of a line, in points; negative.
  public var descender: CGFloat { -metrics.descent }
  /// The space between two lines, in points, which ``lineHeight`` does not include for fonts of text styles.
  public var leading: CGFloat { metrics.leading + styleLeading }
  public var capHeight: CGFloat { metrics.capHeight }
  public var xHeight: CGFloat { metrics.xHeight }
  public var lineHeight: CGFloat { metrics.lineHeight }

  /// The name of the font's family. If that family is not registered, the name of the system font's family.
  public var familyName: String {
    if let family = font.family, Typesetter.current.library.contains(family: family) { return family }
    return font.isMonospaced ? FaceName.monospacedSystemFamily : FaceName.systemFamily
  }

  /// The PostScript name of the typeface used for the font.
  public var fontName: String { Typesetter.current.library.typeface(for: font).postScriptName }

  /// The names of the registered families, in order of registration.
  public static var familyNames: [String] { Typesetter.current.library.families }

  /// The weight of a font from -1 to 1, where 0 is regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public static let ultraLight = Weight(rawValue: -0.8)
    public static let thin = Weight(rawValue: -0.6)
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
    public static let black = Weight(rawValue: 0.62)

    private static let named: [Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]

    public init(_ rawValue: CGFloat) {
      self.init(rawValue: rawValue)
    }

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The nearest named weight as a number from 100 to 900.
    var fontWeight: FontWeight {
      var nearest = 0
      for (index, weight) in Self.named.enumerated()
      where abs(weight.rawValue - rawValue) < abs(Self.named[nearest].rawValue - rawValue) {
        nearest = index
      }
      return FontWeight(clamping: (nearest + 1) * 100)
    }
  }

  /// The purpose of text, which determines its size.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Larger than a large title on a headset only: here they have its size.
    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The weight of the style's font with the bold trait.
    ///
    /// Source: Human Interface Guidelines, "Typography", emphasized weights of iOS.
    var emphasizedWeight: FontWeight {
      switch self {
      case .extraLargeTitle, .extraLargeTitle2, .largeTitle, .title1, .title2: .bold
      default: .semibold
      }
    }
  }
}
