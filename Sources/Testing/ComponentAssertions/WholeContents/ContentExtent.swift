public import FirstFrameImaging
public import FirstFrameLayoutTree
public import FirstFrameSnapshots
public import Foundation
public import HeadlessUIKit

/// How much of scrolled content a picture shows.
public struct ContentExtent: Hashable, Sendable {
  /// The largest height of a picture, in points.
  let limit: CGFloat

  /// All of the content, in a picture of at most 10,000 points.
  public static let wholeContent = wholeContent(limit: 10_000)

  /// All of the content. A component that needs more points than the limit fails the test.
  ///
  /// - Parameter limit: The largest height of the picture, in points. A picture has at most 32,768 pixels per side.
  public static func wholeContent(limit: CGFloat) -> ContentExtent { ContentExtent(limit: limit) }
}

extension Snapshotting where Value: LayoutTreeProviding, Format == Bitmap {
  /// Returns a strategy for a picture of a component with all content of its scroll view, table or collection view.
  ///
  /// The component is as high as needed, and otherwise as on its device: bars are at the top and the bottom, and the
  /// safe area and size classes are those of the device. If there are several scroll views with hidden content, the
  /// largest is shown whole. Content that scrolls sideways is not widened.
  ///
  /// ```swift
  /// assertSnapshot(of: SettingsViewController(), as: .image(.wholeContent, on: .iPhone15Pro))
  /// ```
  ///
  /// - Parameters:
  ///   - extent: The content to draw, with the limit of its height.
  ///   - environment: The device and the settings.
  public static func image(_ extent: ContentExtent, in environment: RenderingEnvironment) -> Snapshotting {
    Snapshotting<WholeContent, Bitmap>.image(in: environment)
      .pullback { WholeContent(of: $0, limit: extent.limit) }
  }

  /// Returns a strategy for a picture of a component on a device, with all content of its scroll view, table or
  /// collection view.
  public static func image(
    _ extent: ContentExtent, on config: ViewImageConfig, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    .image(extent, in: config.renderingEnvironment(size: size, traits: traits))
  }

  /// Returns a strategy for a picture of a component with all content of its scroll view, table or collection view, at
  /// the component's own size or another size in points, as far as the content does not need more height.
  public static func image(
    _ extent: ContentExtent, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    .image(extent, on: ViewImageConfig(), size: size, traits: traits)
  }

  /// Returns a strategy for a picture of a component in a width in points, with all content of its scroll view, table or
  /// collection view.
  public static func image(
    _ extent: ContentExtent, width: CGFloat, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    .image(extent, in: .width(width, traits: traits))
  }
}
