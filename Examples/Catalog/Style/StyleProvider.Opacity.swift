public import Foundation

extension StyleProvider {
  /// How much is seen of what is not in its usual state, from 0 to 1.
  public enum Opacity {
    public static let pressed: CGFloat = 0.7
    public static let disabled: CGFloat = 0.85
    public static let decoration: CGFloat = 0.25
  }
}
