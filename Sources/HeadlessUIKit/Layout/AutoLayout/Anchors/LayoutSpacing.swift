import Foundation

/// Distances that UIKit leaves to the system.
enum LayoutSpacing {
  /// Between neighbours, in points.
  static let system: CGFloat = 8
}
