public import SnapshotTesting
public import SwiftUI
public import UIKit

// The strategies for SwiftUI views of the module SnapshotTesting. They are in a module of their own, so that only tests
// that use SwiftUI build it. A port imports it beside both modules.

extension Snapshotting where Value: View, Format == UIImage {
  /// The first frame of a view as a picture, at its ideal size.
  public static var image: Snapshotting { .image() }

  /// The first frame of a view as a picture.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Ignored: a window does not change how views are drawn.
  ///   - precision: The fraction of pixels that must match, from 0 to 1.
  ///   - perceptualPrecision: How similar two colors must be to match, from 0 to 1.
  ///   - layout: The space in which the view is drawn.
  ///   - traits: Traits that override those of the layout.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    if drawHierarchyInKeyWindow { Note.printThatNoWindowIsNeeded() }
    return Snapshotting<UIViewController, UIImage>
      .image(
        on: layout.config, precision: precision, perceptualPrecision: perceptualPrecision, size: layout.size,
        traits: traits
      )
      .asyncPullback { view in
        Async { try MainActorCall.run(with: view) { layout.controller(of: $0) } }
      }
  }
}

extension SwiftUISnapshotLayout {
  /// The device; one without a size for other layouts.
  fileprivate var config: ViewImageConfig {
    if case .device(let config) = self { config } else { ViewImageConfig() }
  }

  /// The size in points; `nil` for that of the device or the view.
  fileprivate var size: CGSize? {
    if case .fixed(let width, let height) = self { CGSize(width: width, height: height) } else { nil }
  }

  /// A controller that shows a view, with the ideal size of the view if the layout has no size.
  @MainActor fileprivate func controller(of view: some View) -> UIViewController {
    let controller = UIHostingController(rootView: view)
    if size == nil, config.size == nil {
      let unlimited = CGFloat.greatestFiniteMagnitude
      controller.preferredContentSize = controller.sizeThatFits(in: CGSize(width: unlimited, height: unlimited))
    }
    return controller
  }
}
