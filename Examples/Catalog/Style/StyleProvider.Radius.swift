public import Foundation

extension StyleProvider {
  /// Corner radii in points.
  public enum Radius {
    /// Tags and small marks.
    public static let small: CGFloat = 6
    /// Outcomes, fields, buttons.
    public static let medium: CGFloat = 10
    /// Cards.
    public static let large: CGFloat = 14
  }
}
