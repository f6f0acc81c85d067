import FirstFrameComponentAssertions
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
