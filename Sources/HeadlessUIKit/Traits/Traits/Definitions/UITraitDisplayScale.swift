public import Foundation

/// The trait for the number of pixels per point; 0 if unspecified.
public enum UITraitDisplayScale: SystemTrait {
  public static let defaultValue: CGFloat = 0
  static var place: WritableKeyPath<TraitValues, CGFloat> { \.displayScale }
}
