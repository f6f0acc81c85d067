import FirstFrameTypesetting

extension UIFontDescriptor {
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// What is chosen among, such as `kNumberSpacingType`.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// What is chosen, such as `kMonospacedNumbersSelector`.
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

// Of Apple's font feature registry (TrueType Reference Manual, "Font Features"), with the names of CoreText.
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
  /// The OpenType feature that does the same; nil for settings that none stands for.
  init?(_ setting: [UIFontDescriptor.FeatureKey: Int]) {
    guard let type = setting[.type], let selector = setting[.selector] else { return nil }
    switch (type, selector) {
    case (kNumberSpacingType, kMonospacedNumbersSelector): self.init("tnum")
    case (kNumberSpacingType, kProportionalNumbersSelector): self.init("pnum")
    case (kFractionsType, kDiagonalFractionsSelector): self.init("frac")
    case (kNumberCaseType, kLowerCaseNumbersSelector): self.init("onum")
    case (kNumberCaseType, kUpperCaseNumbersSelector): self.init("lnum")
    case (kLowerCaseType, kLowerCaseSmallCapsSelector): self.init("smcp")
    // Sets 1 to 20, each switched on by an even number and off by the odd one that follows.
    case (kStylisticAlternativesType, 2...41):
      let number = selector / 2
      self.init("ss\(number < 10 ? "0" : "")\(number)", value: selector.isMultiple(of: 2) ? 1 : 0)
    default: return nil
    }
  }
}
