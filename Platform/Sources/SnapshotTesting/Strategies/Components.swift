import FirstFrame
import Foundation
@_spi(Porting) import HeadlessUIKit

extension Snapshotting where Value == UIView, Format == UIImage {
  /// The first frame of a view as a picture.
  public static var image: Snapshotting { .image() }

  /// The first frame of a view as a picture.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Ignored: a window does not change how views are drawn.
  ///   - precision: The fraction of pixels that must match, from 0 to 1.
  ///   - perceptualPrecision: How similar two colors must be to match, from 0 to 1.
  ///   - size: The size, in points; `nil` for the natural size of the view.
  ///   - traits: Traits that override the defaults.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    if drawHierarchyInKeyWindow { Note.printThatNoWindowIsNeeded() }
    let tolerance = ImageTolerance(precision: precision, perceptualPrecision: perceptualPrecision)
    let environment = ViewImageConfig().environment(size: size, traits: traits)
    return .frames(in: environment, tolerance: tolerance) {
      FrameRequest(component: .view($0), environment: environment, tolerance: tolerance)
    }
  }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// The first frame of a controller's view as a picture.
  public static var image: Snapshotting { .image() }

  /// The first frame of a controller's view on a device as a picture.
  ///
  /// - Parameters:
  ///   - precision: The fraction of pixels that must match, from 0 to 1.
  ///   - perceptualPrecision: How similar two colors must be to match, from 0 to 1.
  ///   - size: The size, in points; `nil` for the size of the device.
  ///   - traits: Traits that override the traits of the device.
  public static func image(
    on config: ViewImageConfig, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    let tolerance = ImageTolerance(precision: precision, perceptualPrecision: perceptualPrecision)
    let environment = config.environment(size: size, traits: traits)
    return .frames(in: environment, tolerance: tolerance) {
      FrameRequest(component: .controller($0), environment: environment, tolerance: tolerance)
    }
  }

  /// The first frame of a controller's view as a picture, with the size of the screen unless a size is given.
  ///
  /// - Parameter drawHierarchyInKeyWindow: Ignored: a window does not change how views are drawn.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    if drawHierarchyInKeyWindow { Note.printThatNoWindowIsNeeded() }
    return .image(
      on: ViewImageConfig(), precision: precision, perceptualPrecision: perceptualPrecision, size: size, traits: traits)
  }
}

extension Snapshotting where Value == UIView, Format == String {
  /// The views of the first frame as UIKit describes them, without addresses.
  public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  /// The views of the first frame as UIKit describes them, without addresses.
  public static func recursiveDescription(
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    let environment = ViewImageConfig().environment(size: size, traits: traits)
    return SimplySnapshotting.lines.describing(in: environment) { view in
      _ = view.layoutTree(in: environment)
      return ViewDescription(of: view).text
    }
  }
}

extension Snapshotting where Value == UIViewController, Format == String {
  /// The controllers of the first frame: their states and views.
  public static var hierarchy: Snapshotting {
    let environment = ViewImageConfig().environment(size: nil, traits: UITraitCollection())
    return SimplySnapshotting.lines.describing(in: environment) { controller in
      _ = controller.layoutTree(in: environment)
      return ControllerDescription(of: controller).text
    }
  }

  /// The views of the first frame as UIKit describes them, without addresses.
  public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  /// The views of the first frame on a device as UIKit describes them, without addresses.
  public static func recursiveDescription(
    on config: ViewImageConfig = ViewImageConfig(), size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    let environment = config.environment(size: size, traits: traits)
    return SimplySnapshotting.lines.describing(in: environment) { controller in
      _ = controller.layoutTree(in: environment)
      return controller.viewIfLoaded.map { ViewDescription(of: $0).text } ?? ""
    }
  }
}

extension Snapshotting where Value == String, Format == String {
  /// Returns a strategy for the texts that a function on the main actor returns for components.
  fileprivate func describing<Component>(
    in environment: RenderingEnvironment, _ text: @escaping @MainActor (Component) throws -> String
  ) -> Snapshotting<Component, String> {
    var strategy = Snapshotting<Component, String>(pathExtension: pathExtension, diffing: diffing) { component in
      Async { try MainActorCall.run(with: component, text) }
    }
    strategy.environment = environment
    return strategy
  }
}

extension ViewImageConfig {
  /// Returns the environment of the device with the given size and with overriding traits.
  ///
  /// In the library with this name, the configurations of devices have no scale, so that pictures have that of the
  /// simulator, and the content size category `medium`, which is one step smaller than that of a new device.
  package func environment(size: CGSize?, traits: UITraitCollection) -> RenderingEnvironment {
    let isSpecific = traits.preferredContentSizeCategory != .unspecified
    let category = UITraitCollection(preferredContentSizeCategory: .medium)
    let device = isNamedDevice && !isSpecific ? with(traits: category) : self
    var environment = device.with(traits: traits).renderingEnvironment
    environment.size = size ?? environment.size
    if traits.displayScale <= 0, isNamedDevice || self.traits.displayScale <= 0 {
      environment.scale = UITraitCollection.scaleOfScreen
    }
    return environment
  }
}
