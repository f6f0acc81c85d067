import FirstFrameTypesetting

extension UIFont {
  /// The family that was asked for; that of the system font where no such family is registered.
  public var familyName: String {
    if let family = font.family, Typesetter.shared.library.contains(family: family) { return family }
    return font.isMonospaced ? FaceName.monospacedSystemFamily : FaceName.systemFamily
  }

  /// The full name of the typeface that draws the font.
  public var fontName: String { Typesetter.shared.library.typeface(for: font).name }

  /// The names of the registered families, in the order in which they came.
  public static var familyNames: [String] { Typesetter.shared.library.families }
}
