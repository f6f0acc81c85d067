public import Foundation

extension StyleProvider {
  /// Spacings in points.
  public enum Spacing {
    /// Between lines that belong together.
    public static let tiny: CGFloat = 2
    public static let extraSmall: CGFloat = 4
    /// Between elements of the same kind.
    public static let small: CGFloat = 8
    /// Between the parts of a card.
    public static let medium: CGFloat = 12
    /// Between a card's edge and its content, and at the sides of a page.
    public static let large: CGFloat = 16
    /// Between groups.
    public static let extraLarge: CGFloat = 24
    /// Around the only content of a page.
    public static let huge: CGFloat = 40
  }
}
