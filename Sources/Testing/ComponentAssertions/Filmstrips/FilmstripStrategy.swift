public import FirstFrameImaging
public import FirstFrameLayoutTree
public import FirstFrameSnapshots
public import Foundation
public import HeadlessUIKit

extension Snapshotting where Value: LayoutTreeProviding, Format == Bitmap {
  /// Returns a strategy for a picture of a component at several times of its animations.
  ///
  /// The animations run on a clock of the strategy, without waiting. They start in the closure, or when the component
  /// appears:
  ///
  /// ```swift
  /// assertSnapshot(of: card, as: .filmstrip(duration: 0.3, frames: 7) { $0.expand() })
  /// ```
  ///
  /// - Parameters:
  ///   - duration: The time of the last frame, in seconds.
  ///   - frames: The number of frames, at equal distances, with the first at 0 seconds.
  ///   - environment: The device and the settings.
  ///   - start: Starts the animations, after the first layout.
  public static func filmstrip(
    duration: TimeInterval, frames: Int = 6, in environment: RenderingEnvironment,
    starting start: @escaping @MainActor @Sendable (Value) -> Void = { _ in }
  ) -> Snapshotting {
    Snapshotting<Filmstrip, Bitmap>.image(in: environment).pullback { component in
      Filmstrip(of: component, duration: duration, count: frames) { start(component) }
    }
  }

  /// Returns a strategy for a picture of a component on a device, at several times of its animations.
  public static func filmstrip(
    duration: TimeInterval, frames: Int = 6, on config: ViewImageConfig, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection(),
    starting start: @escaping @MainActor @Sendable (Value) -> Void = { _ in }
  ) -> Snapshotting {
    .filmstrip(
      duration: duration, frames: frames, in: config.renderingEnvironment(size: size, traits: traits), starting: start)
  }

  /// Returns a strategy for a picture of a component at several times of its animations, at the component's own size or
  /// another size in points.
  public static func filmstrip(
    duration: TimeInterval, frames: Int = 6, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection(),
    starting start: @escaping @MainActor @Sendable (Value) -> Void = { _ in }
  ) -> Snapshotting {
    .filmstrip(
      duration: duration, frames: frames, on: ViewImageConfig(), size: size, traits: traits, starting: start)
  }

  /// Returns a strategy for a picture of a component in a width in points, at several times of its animations.
  public static func filmstrip(
    duration: TimeInterval, frames: Int = 6, width: CGFloat, traits: UITraitCollection = UITraitCollection(),
    starting start: @escaping @MainActor @Sendable (Value) -> Void = { _ in }
  ) -> Snapshotting {
    .filmstrip(duration: duration, frames: frames, in: .width(width, traits: traits), starting: start)
  }
}
