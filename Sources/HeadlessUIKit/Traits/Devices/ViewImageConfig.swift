public import Foundation

/// A device, as far as a picture needs to know it.
public struct ViewImageConfig: Hashable, Sendable {
  /// The parts of the screen's edges that the device covers, in points.
  public var safeArea: UIEdgeInsets
  /// The screen, in points; nil for the component's own size.
  public var size: CGSize?
  public var traits: UITraitCollection

  public init(
    safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) {
    self.safeArea = safeArea
    self.size = size
    self.traits = traits
  }

  /// The same device with other traits on top of its own.
  public func with(traits: UITraitCollection) -> ViewImageConfig {
    var config = self
    config.traits = UITraitCollection(traitsFrom: [self.traits, traits])
    return config
  }

  /// The same device in dark appearance.
  public var dark: ViewImageConfig { with(traits: UITraitCollection(userInterfaceStyle: .dark)) }
}
