public import Foundation

/// The pixels per point, as a trait; 0 where it is not specified.
public enum UITraitDisplayScale: SystemTrait {
  public static let defaultValue: CGFloat = 0
  static var place: WritableKeyPath<TraitValues, CGFloat> { \.displayScale }
}
