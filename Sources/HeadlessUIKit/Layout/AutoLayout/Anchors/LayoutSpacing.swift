import Foundation

/// Distances that UIKit defines as system spacing.
enum LayoutSpacing {
  /// Between neighbours, in points.
  static let system: CGFloat = 8
}
