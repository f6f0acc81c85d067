public import FirstFrameImaging
public import FirstFrameLayoutTree
public import FirstFrameSnapshots
public import Foundation
public import HeadlessUIKit

extension Snapshotting where Value: LayoutTreeProviding, Format == Bitmap {
  /// The first frame on a device, as a picture.
  ///
  /// - Parameters:
  ///   - size: In points; nil for the device's own.
  ///   - traits: What differs from the device's own settings.
  public static func image(
    on config: ViewImageConfig, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    .image(in: config.renderingEnvironment(size: size, traits: traits))
  }

  /// The first frame at a component's own size, or at another, with some traits.
  public static func image(size: CGSize? = nil, traits: UITraitCollection) -> Snapshotting {
    .image(on: ViewImageConfig(), size: size, traits: traits)
  }
}

extension Snapshotting where Value: LayoutTreeProviding, Format == String {
  /// The layout tree of the first frame on a device.
  public static func layoutTree(
    on config: ViewImageConfig, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    .layoutTree(in: config.renderingEnvironment(size: size, traits: traits))
  }

  /// What a reader sees in the first frame on a device.
  public static func text(
    on config: ViewImageConfig, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    .text(in: config.renderingEnvironment(size: size, traits: traits))
  }

  /// What assistive technology reads of the first frame on a device.
  ///
  /// - Parameters:
  ///   - size: In points; `nil` for the device's own.
  ///   - traits: What differs from the device's own settings.
  public static func accessibility(
    on config: ViewImageConfig, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    .accessibility(in: config.renderingEnvironment(size: size, traits: traits))
  }
}
