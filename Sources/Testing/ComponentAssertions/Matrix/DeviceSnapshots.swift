public import FirstFrameImaging
public import FirstFrameLayoutTree
public import FirstFrameSnapshots
public import Foundation
public import HeadlessUIKit

extension Snapshotting where Value: LayoutTreeProviding, Format == Bitmap {
  /// Returns a strategy for the picture of the first frame on a device.
  ///
  /// - Parameters:
  ///   - config: The device's size, safe area and traits.
  ///   - size: The size in points; `nil` for the device's size.
  ///   - traits: Traits that override the device's traits.
  public static func image(
    on config: ViewImageConfig, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    .image(in: config.renderingEnvironment(size: size, traits: traits))
  }

  /// Returns a strategy for the picture of the first frame with traits, at the component's own size or another size in
  /// points.
  public static func image(size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()) -> Snapshotting {
    .image(on: ViewImageConfig(), size: size, traits: traits)
  }

  /// Returns a strategy for the picture of the first frame in a width, at the fitting height.
  ///
  /// - Parameters:
  ///   - width: The width in points.
  ///   - traits: Traits that override the default ones.
  public static func image(width: CGFloat, traits: UITraitCollection = UITraitCollection()) -> Snapshotting {
    .image(in: .width(width, traits: traits))
  }

  /// Returns a strategy for the picture of the first frame on a device, with a numbered region over each element that
  /// VoiceOver reads, and a legend with what it says.
  ///
  /// - Parameters:
  ///   - config: The device's size, safe area and traits.
  ///   - size: The size in points; `nil` for the device's size.
  ///   - traits: Traits that override the device's traits.
  public static func accessibilityImage(
    on config: ViewImageConfig, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    .accessibilityImage(in: config.renderingEnvironment(size: size, traits: traits))
  }

  /// Returns a strategy for the picture of the first frame with traits and with the elements that VoiceOver reads, at the
  /// component's own size or another size in points.
  public static func accessibilityImage(
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    .accessibilityImage(on: ViewImageConfig(), size: size, traits: traits)
  }

  /// Returns a strategy for the picture of the first frame in a width in points, at the fitting height, with the
  /// elements that VoiceOver reads.
  public static func accessibilityImage(
    width: CGFloat, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    .accessibilityImage(in: .width(width, traits: traits))
  }
}

extension Snapshotting where Value: LayoutTreeProviding, Format == String {
  /// Returns a strategy for the layout dump of the first frame on a device.
  public static func layoutTree(
    on config: ViewImageConfig, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    .layoutTree(in: config.renderingEnvironment(size: size, traits: traits))
  }

  /// Returns a strategy for the layout dump of the first frame with traits, at the component's own size or
  /// another size in points.
  public static func layoutTree(size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()) -> Snapshotting {
    .layoutTree(on: ViewImageConfig(), size: size, traits: traits)
  }

  /// Returns a strategy for the layout dump of the first frame in a width in points, at the fitting height.
  public static func layoutTree(width: CGFloat, traits: UITraitCollection = UITraitCollection()) -> Snapshotting {
    .layoutTree(in: .width(width, traits: traits))
  }

  /// Returns a strategy for the text dump of the first frame on a device.
  public static func text(
    on config: ViewImageConfig, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    .text(in: config.renderingEnvironment(size: size, traits: traits))
  }

  /// Returns a strategy for the text dump of the first frame with traits, at the component's own size or
  /// another size in points.
  public static func text(size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()) -> Snapshotting {
    .text(on: ViewImageConfig(), size: size, traits: traits)
  }

  /// Returns a strategy for the text dump of the first frame in a width in points, at the fitting height.
  public static func text(width: CGFloat, traits: UITraitCollection = UITraitCollection()) -> Snapshotting {
    .text(in: .width(width, traits: traits))
  }

  /// Returns a strategy for the accessibility elements of the first frame on a device, in reading order.
  ///
  /// - Parameters:
  ///   - config: The device's size, safe area and traits.
  ///   - size: The size in points; `nil` for the device's size.
  ///   - traits: Traits that override the device's traits.
  public static func accessibility(
    on config: ViewImageConfig, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    .accessibility(in: config.renderingEnvironment(size: size, traits: traits))
  }

  /// Returns a strategy for the accessibility elements of the first frame with traits, at the component's own size or
  /// another size in points.
  public static func accessibility(size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()) -> Snapshotting
  {
    .accessibility(on: ViewImageConfig(), size: size, traits: traits)
  }

  /// Returns a strategy for the accessibility elements of the first frame in a width in points, at the fitting height.
  public static func accessibility(width: CGFloat, traits: UITraitCollection = UITraitCollection()) -> Snapshotting {
    .accessibility(in: .width(width, traits: traits))
  }
}

extension ViewImageConfig {
  /// Returns the environment of the device with another size and overriding traits.
  func renderingEnvironment(size: CGSize?, traits: UITraitCollection) -> RenderingEnvironment {
    var environment = with(traits: traits).renderingEnvironment
    environment.size = size ?? environment.size
    return environment
  }
}

extension RenderingEnvironment {
  /// An environment of a width in points, without a device.
  static func width(_ width: CGFloat, traits: UITraitCollection) -> RenderingEnvironment {
    var environment = ViewImageConfig().renderingEnvironment(size: nil, traits: traits)
    environment.width = width
    return environment
  }
}
