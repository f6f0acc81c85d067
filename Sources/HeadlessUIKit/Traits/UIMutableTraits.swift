public import Foundation

/// Traits that can be changed while a collection of them is made.
public protocol UIMutableTraits {
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// Pixels per point; 0 where it is not specified.
  var displayScale: CGFloat { get set }
}
