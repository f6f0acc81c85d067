public import Foundation

/// The screen of a device: its size, safe area and traits.
public struct ViewImageConfig: Hashable, Sendable {
  /// The insets of the part of the screen that the device does not cover, in points.
  public var safeArea: UIEdgeInsets
  /// The size of the screen, in points, or `nil` for the component's own size.
  public var size: CGSize?
  public var traits: UITraitCollection

  public init(
    safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) {
    self.safeArea = safeArea
    self.size = size
    self.traits = traits
  }

  /// The same device with its traits overridden by others.
  public func with(traits: UITraitCollection) -> ViewImageConfig {
    var config = self
    config.traits = UITraitCollection(traitsFrom: [self.traits, traits])
    return config
  }

  /// The same device in dark appearance.
  public var dark: ViewImageConfig { with(traits: UITraitCollection(userInterfaceStyle: .dark)) }
}
