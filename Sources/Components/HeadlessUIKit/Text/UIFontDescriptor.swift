import FirstFrameTypesetting
public import Foundation

/// The description of a font by a family, a size and traits.
public final class UIFontDescriptor: Sendable {
  let font: Font
  /// The space that a font of a text style adds between lines, in points; 0 for other fonts.
  let styleLeading: CGFloat
  /// The weight with the bold trait; `nil` if it does not come from a text style.
  private let emphasizedWeight: FontWeight?

  init(_ font: Font, styleLeading: CGFloat = 0, emphasizedWeight: FontWeight? = nil) {
    self.font = font
    self.styleLeading = styleLeading
    self.emphasizedWeight = emphasizedWeight
  }

  public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// The size in points.
  public var pointSize: CGFloat { font.size }

  public func withSize(_ size: CGFloat) -> UIFontDescriptor {
    changing { $0.size = size }
  }

  public func withFamily(_ family: String) -> UIFontDescriptor {
    changing { $0.family = family }
  }

  func changing(_ change: (inout Font) -> Void) -> UIFontDescriptor {
    var font = font
    change(&font)
    // The leading belongs to the size of the text style, in all weights and slants.
    return UIFontDescriptor(
      font, styleLeading: font.size == self.font.size ? styleLeading : 0, emphasizedWeight: emphasizedWeight)
  }

  /// The weight with the bold trait: semibold for the system font, as ``UIFont/boldSystemFont(ofSize:)`` is.
  private var boldWeight: FontWeight { font.family == nil ? emphasizedWeight ?? .semibold : .bold }
}

extension UIFontDescriptor: Hashable {
  public static func == (left: UIFontDescriptor, right: UIFontDescriptor) -> Bool {
    left.font == right.font && left.styleLeading == right.styleLeading
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(font) }
}

extension UIFontDescriptor {
  /// The name of an attribute of a font descriptor.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// The name of a family.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The name of a face.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The size in points.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// A dictionary of traits by ``TraitKey``.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// An array of settings, each a dictionary by ``FeatureKey``.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// A key in the dictionary of traits.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// A `UIFont.Weight`, or its raw value.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The raw value of a ``SymbolicTraits``.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// A `UIFont.Width`, or its raw value. Fonts have their standard width.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// The slant from -1 to 1; a positive one makes the font italic.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  public convenience init(fontAttributes attributes: [AttributeName: Any]) {
    self.init(UIFontDescriptor(Font(size: UIFont.smallSystemFontSize)).addingAttributes(attributes).font)
  }

  /// Returns the descriptor with attributes added or replaced. Attributes other than the constants of ``AttributeName``
  /// have no effect.
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    changing { font in
      if let family = attributes[.family] as? String { font.family = family }
      if let name = attributes[.name] as? String, let face = UIFont(name: name, size: font.size) { font = face.font }
      if let size = CGFloat(attribute: attributes[.size]) { font.size = size }
      if let traits = attributes[.traits] as? [TraitKey: Any] { Self.apply(traits, to: &font) }
      if let settings = attributes[.featureSettings] as? [[FeatureKey: Int]] {
        font.features += settings.compactMap(FontFeature.init)
      }
    }
  }

  private static func apply(_ traits: [TraitKey: Any], to font: inout Font) {
    if let symbolic = CGFloat(attribute: traits[.symbolic]) {
      let symbolic = SymbolicTraits(rawValue: UInt32(max(symbolic, 0)))
      font = UIFontDescriptor(font).withSymbolicTraits(symbolic)?.font ?? font
    }
    let number = CGFloat(attribute: traits[.weight]).map(UIFont.Weight.init(rawValue:))
    if let weight = traits[.weight] as? UIFont.Weight ?? number { font.weight = weight.fontWeight }
    if let slant = CGFloat(attribute: traits[.slant]) { font.isItalic = slant > 0 }
    let width = CGFloat(attribute: traits[.width]).map(UIFont.Width.init(rawValue:))
    (traits[.width] as? UIFont.Width ?? width)?.warn()
  }

  /// The general appearance of a typeface.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }
  }

  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if font.isItalic { traits.insert(.traitItalic) }
    if font.weight >= .semibold { traits.insert(.traitBold) }
    if font.isMonospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// Returns the descriptor with other traits; `nil` for unsupported traits.
  public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    guard traits.isDisjoint(with: [.traitExpanded, .traitCondensed]) else { return nil }
    return changing { font in
      font.isItalic = traits.contains(.traitItalic)
      font.isMonospaced = traits.contains(.traitMonoSpace)
      if traits.contains(.traitBold) != (font.weight >= .semibold) {
        font.weight = traits.contains(.traitBold) ? boldWeight : .regular
      }
    }
  }

  /// A variant of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// A key in the dictionary of a feature setting.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// The type of feature, such as `kNumberSpacingType`.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The setting of the feature, such as `kMonospacedNumbersSelector`.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The older name of ``type``.
    public static let featureIdentifier = type
    /// The older name of ``selector``.
    public static let typeIdentifier = selector

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }
}

// From Apple's font feature registry (TrueType Reference Manual, "Font Features"), with the names of CoreText.
public let kNumberSpacingType = 6
public let kMonospacedNumbersSelector = 0
public let kProportionalNumbersSelector = 1
public let kFractionsType = 11
public let kDiagonalFractionsSelector = 2
public let kNumberCaseType = 21
public let kLowerCaseNumbersSelector = 0
public let kUpperCaseNumbersSelector = 1
public let kStylisticAlternativesType = 35
public let kLowerCaseType = 37
public let kLowerCaseSmallCapsSelector = 1

extension FontFeature {
  /// Creates the equivalent OpenType feature; `nil` if there is none.
  init?(_ setting: [UIFontDescriptor.FeatureKey: Int]) {
    guard let type = setting[.type], let selector = setting[.selector] else { return nil }
    switch (type, selector) {
    case (kNumberSpacingType, kMonospacedNumbersSelector): self.init("tnum")
    case (kNumberSpacingType, kProportionalNumbersSelector): self.init("pnum")
    case (kFractionsType, kDiagonalFractionsSelector): self.init("frac")
    case (kNumberCaseType, kLowerCaseNumbersSelector): self.init("onum")
    case (kNumberCaseType, kUpperCaseNumbersSelector): self.init("lnum")
    case (kLowerCaseType, kLowerCaseSmallCapsSelector): self.init("smcp")
    // Stylistic sets 1 to 20: an even selector turns a set on, and the next odd selector turns it off.
    case (kStylisticAlternativesType, 2...41):
      let number = selector / 2
      self.init("ss\(number < 10 ? "0" : "")\(number)", value: selector.isMultiple(of: 2) ? 1 : 0)
    default: return nil
    }
  }
}
