import Foundation

extension UIImage {
  /// How large a symbol is beside text of its size.
  public enum SymbolScale: Int, CaseIterable, Sendable {
    case `default` = -1
    case unspecified = 0
    case small = 1
    case medium = 2
    case large = 3

    var factor: CGFloat {
      switch self {
      case .small: 0.8
      case .large: 1.28
      case .default, .unspecified, .medium: 1
      }
    }
  }
}
