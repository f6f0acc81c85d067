extension UIFontDescriptor.AttributeName {
  public static let face = UIFontDescriptor.AttributeName(rawValue: "NSFontFaceAttribute")
  public static let visibleName = UIFontDescriptor.AttributeName(rawValue: "NSFontVisibleNameAttribute")
  public static let matrix = UIFontDescriptor.AttributeName(rawValue: "NSFontMatrixAttribute")
  public static let characterSet = UIFontDescriptor.AttributeName(rawValue: "NSFontCharacterSetAttribute")
  public static let cascadeList = UIFontDescriptor.AttributeName(rawValue: "NSFontCascadeListAttribute")
  public static let fixedAdvance = UIFontDescriptor.AttributeName(rawValue: "NSFontFixedAdvanceAttribute")
  public static let textStyle = UIFontDescriptor.AttributeName(rawValue: "NSCTFontUIUsageAttribute")
}

extension UIFontDescriptor.SymbolicTraits {
  public static let traitVertical = UIFontDescriptor.SymbolicTraits(rawValue: 1 << 11)
  public static let traitUIOptimized = UIFontDescriptor.SymbolicTraits(rawValue: 1 << 12)
  public static let traitTightLeading = UIFontDescriptor.SymbolicTraits(rawValue: 1 << 15)
  public static let traitLooseLeading = UIFontDescriptor.SymbolicTraits(rawValue: 1 << 16)
  public static let classMask = UIFontDescriptor.SymbolicTraits(rawValue: 15 << 28)
  public static let classOldStyleSerifs = UIFontDescriptor.SymbolicTraits(rawValue: 1 << 28)
  public static let classTransitionalSerifs = UIFontDescriptor.SymbolicTraits(rawValue: 2 << 28)
  public static let classModernSerifs = UIFontDescriptor.SymbolicTraits(rawValue: 3 << 28)
  public static let classClarendonSerifs = UIFontDescriptor.SymbolicTraits(rawValue: 4 << 28)
  public static let classSlabSerifs = UIFontDescriptor.SymbolicTraits(rawValue: 5 << 28)
  public static let classFreeformSerifs = UIFontDescriptor.SymbolicTraits(rawValue: 7 << 28)
  public static let classSansSerif = UIFontDescriptor.SymbolicTraits(rawValue: 8 << 28)
  public static let classOrnamentals = UIFontDescriptor.SymbolicTraits(rawValue: 9 << 28)
  public static let classScripts = UIFontDescriptor.SymbolicTraits(rawValue: 10 << 28)
  public static let classSymbolic = UIFontDescriptor.SymbolicTraits(rawValue: 12 << 28)
}
