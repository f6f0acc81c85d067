import Foundation

extension UIActivityIndicatorView {
  /// The size of an activity indicator.
  public enum Style: Int, CaseIterable, Sendable {
    case medium = 100
    case large = 101

    /// The side of the square that the indicator fills, in points.
    var side: CGFloat { self == .medium ? 20 : 37 }
  }
}
