import FirstFrameTypesetting
import Foundation

extension UIFontDescriptor {
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// A family's name.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The name of a face.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// In points.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// A dictionary by ``TraitKey``.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// An array of dictionaries by ``FeatureKey``.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// A `UIFont.Weight`, or its number.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The number of a ``SymbolicTraits``.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  public convenience init(fontAttributes attributes: [AttributeName: Any]) {
    self.init(UIFontDescriptor(Font(size: UIFont.smallSystemFontSize)).addingAttributes(attributes).font)
  }

  /// The descriptor with attributes in place of its own of the same names; those not declared here change nothing.
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
  }
}
