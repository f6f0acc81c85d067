public import Foundation

extension StyleProvider {
  /// Spacings, in points.
  public enum Spacing {
    /// The spacing between lines that belong together.
    public static let tiny: CGFloat = 2
    public static let extraSmall: CGFloat = 4
    /// The spacing between elements of the same kind.
    public static let small: CGFloat = 8
    /// The spacing between the parts of a card.
    public static let medium: CGFloat = 12
    /// The spacing between a card's edge and its content, and at the sides of a page.
    public static let large: CGFloat = 16
    /// The spacing between groups.
    public static let extraLarge: CGFloat = 24
    /// The spacing around the only content of a page.
    public static let huge: CGFloat = 40
  }
}
