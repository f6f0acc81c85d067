public import FirstFrameComponentAssertions
public import FirstFrameImaging
public import FirstFrameLayoutTree
public import FirstFrameSnapshots
public import Foundation
public import HeadlessSwiftUI
public import HeadlessUIKit

extension Snapshotting where Value: View, Format == Bitmap {
  /// The first frame of a view as a picture, at its ideal size and scale 2.
  public static var image: Snapshotting { .image() }

  /// The first frame of a view as a picture, in an environment.
  public static func image(in environment: RenderingEnvironment) -> Snapshotting {
    Snapshotting<UIView, Bitmap>.image(in: environment).pullback { $0.hosted() }
  }

  /// The first frame of a view as a picture.
  ///
  /// - Parameters:
  ///   - layout: The space in which the view is drawn.
  ///   - traits: Traits that override those of the layout.
  public static func image(
    layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    Snapshotting<UIView, Bitmap>.image(on: layout.config, size: layout.size, traits: traits).pullback { $0.hosted() }
  }

  /// The first frame of a view as a picture, in a width in points, at the fitting height.
  public static func image(width: CGFloat, traits: UITraitCollection = UITraitCollection()) -> Snapshotting {
    Snapshotting<UIView, Bitmap>.image(width: width, traits: traits).pullback { $0.hosted() }
  }

  /// A view with all content of its scroll view or list as a picture, as high as needed.
  ///
  /// - Parameters:
  ///   - extent: The content to draw, with the limit of its height.
  ///   - layout: The space in which the view is drawn, if its content does not need more height.
  ///   - traits: Traits that override those of the layout.
  public static func image(
    _ extent: ContentExtent, layout: SwiftUISnapshotLayout = .sizeThatFits,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    Snapshotting<UIView, Bitmap>.image(extent, on: layout.config, size: layout.size, traits: traits)
      .pullback { $0.hosted() }
  }

  /// A view in a width in points, with all content of its scroll view or list, as a picture.
  public static func image(
    _ extent: ContentExtent, width: CGFloat, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    Snapshotting<UIView, Bitmap>.image(extent, width: width, traits: traits).pullback { $0.hosted() }
  }

  /// A view at several times of its animations, as one picture.
  ///
  /// The animations start when the view appears, or in the closure, which changes what the view reads:
  ///
  /// ```swift
  /// assertSnapshot(of: Card(model), as: .filmstrip(duration: 0.5) { _ in withAnimation { model.isOpen = true } })
  /// ```
  ///
  /// - Parameters:
  ///   - duration: The time of the last frame, in seconds.
  ///   - frames: The number of frames, at equal distances, with the first at 0 seconds.
  ///   - layout: The space in which the view is drawn.
  ///   - traits: Traits that override those of the layout.
  ///   - start: Starts the animations, after the first layout.
  public static func filmstrip(
    duration: TimeInterval, frames: Int = 6, layout: SwiftUISnapshotLayout = .sizeThatFits,
    traits: UITraitCollection = UITraitCollection(),
    starting start: @escaping @MainActor @Sendable (UIView) -> Void = { _ in }
  ) -> Snapshotting {
    Snapshotting<UIView, Bitmap>.filmstrip(
      duration: duration, frames: frames, on: layout.config, size: layout.size, traits: traits, starting: start
    ).pullback { $0.hosted() }
  }

  /// The first frame of a view as a picture with a numbered region over each element that VoiceOver reads, and a legend
  /// with what it says, at its ideal size and scale 2.
  public static var accessibilityImage: Snapshotting { .accessibilityImage() }

  /// The first frame of a view as a picture with a numbered region over each element that VoiceOver reads, and a legend
  /// with what it says.
  ///
  /// - Parameters:
  ///   - layout: The space in which the view is drawn.
  ///   - traits: Traits that override those of the layout.
  public static func accessibilityImage(
    layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    Snapshotting<UIView, Bitmap>.accessibilityImage(on: layout.config, size: layout.size, traits: traits)
      .pullback { $0.hosted() }
  }

  /// The first frame of a view as a picture with the elements that VoiceOver reads, in a width in points, at the fitting
  /// height.
  public static func accessibilityImage(
    width: CGFloat, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    Snapshotting<UIView, Bitmap>.accessibilityImage(width: width, traits: traits).pullback { $0.hosted() }
  }
}

extension Snapshotting where Value: View, Format == String {
  /// The first frame as a list of boxes with their frames, at the ideal size of the view.
  public static var layoutTree: Snapshotting { .layoutTree() }

  /// The first frame as a list of boxes with their frames.
  public static func layoutTree(
    layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    Snapshotting<UIView, String>.layoutTree(on: layout.config, size: layout.size, traits: traits)
      .pullback { $0.hosted() }
  }

  /// The first frame as a list of boxes with their frames, in a width in points, at the fitting height.
  public static func layoutTree(width: CGFloat, traits: UITraitCollection = UITraitCollection()) -> Snapshotting {
    Snapshotting<UIView, String>.layoutTree(width: width, traits: traits).pullback { $0.hosted() }
  }

  /// The first frame as a reader sees it, drawn with characters, at the ideal size of the view.
  public static var text: Snapshotting { .text() }

  /// The first frame as a reader sees it, drawn with characters.
  public static func text(
    layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    Snapshotting<UIView, String>.text(on: layout.config, size: layout.size, traits: traits).pullback { $0.hosted() }
  }

  /// The first frame as a reader sees it, in a width in points, at the fitting height.
  public static func text(width: CGFloat, traits: UITraitCollection = UITraitCollection()) -> Snapshotting {
    Snapshotting<UIView, String>.text(width: width, traits: traits).pullback { $0.hosted() }
  }

  /// The first frame as assistive technology reads it, at the ideal size of the view.
  public static var accessibility: Snapshotting { .accessibility() }

  /// The first frame as assistive technology reads it.
  public static func accessibility(
    layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    Snapshotting<UIView, String>.accessibility(on: layout.config, size: layout.size, traits: traits)
      .pullback { $0.hosted() }
  }

  /// The first frame as assistive technology reads it, in a width in points, at the fitting height.
  public static func accessibility(width: CGFloat, traits: UITraitCollection = UITraitCollection()) -> Snapshotting {
    Snapshotting<UIView, String>.accessibility(width: width, traits: traits).pullback { $0.hosted() }
  }
}
