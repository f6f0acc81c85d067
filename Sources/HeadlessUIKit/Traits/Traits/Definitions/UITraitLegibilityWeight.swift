/// The weight of text, as a trait.
public enum UITraitLegibilityWeight: SystemTrait {
  public static let defaultValue = UILegibilityWeight.unspecified
  static var place: WritableKeyPath<TraitValues, UILegibilityWeight> { \.legibilityWeight }
}
