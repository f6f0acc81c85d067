public import Foundation

extension StyleProvider {
  /// Opacities of elements, from 0 to 1.
  public enum Opacity {
    public static let pressed: CGFloat = 0.7
    public static let disabled: CGFloat = 0.85
    /// The opacity of decorative elements.
    public static let decoration: CGFloat = 0.25
  }
}
