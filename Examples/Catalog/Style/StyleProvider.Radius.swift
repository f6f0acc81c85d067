public import Foundation

extension StyleProvider {
  /// Corner radii, in points.
  public enum Radius {
    /// The radius of tags and small marks.
    public static let small: CGFloat = 6
    /// The radius of outcomes, fields and buttons.
    public static let medium: CGFloat = 10
    /// The radius of cards.
    public static let large: CGFloat = 14
  }
}
