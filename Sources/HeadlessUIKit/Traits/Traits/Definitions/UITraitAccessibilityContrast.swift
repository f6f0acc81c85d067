/// The contrast of colours, as a trait.
public enum UITraitAccessibilityContrast: SystemTrait {
  public static let defaultValue = UIAccessibilityContrast.unspecified
  static var place: WritableKeyPath<TraitValues, UIAccessibilityContrast> { \.accessibilityContrast }
}
