public import Foundation

extension UIViewController {
  /// How a controller appears. Pictures show it after it has appeared.
  public struct Transition {
    /// The kind of transition, for code that compares.
    let name: String

    public static var coverVertical: Transition { Transition(name: "coverVertical") }
    public static var flipHorizontal: Transition { Transition(name: "flipHorizontal") }
    public static var crossDissolve: Transition { Transition(name: "crossDissolve") }
    public static var partialCurl: Transition { Transition(name: "partialCurl") }

    /// A transition that enlarges a view. The closure is not called.
    public static func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Transition { Transition(name: "zoom") }

    /// The properties of a zoom.
    @preconcurrency @MainActor
    public final class ZoomOptions {
      public var dimmingColor: UIColor?
      public var dimmingVisualEffect: UIVisualEffect?
      /// Whether a gesture may end the presentation. There are no gestures: tests call it.
      public var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?
      /// Returns the rectangle that the zoomed view begins at, in points. Tests call it.
      public var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?

      public init() {}

      /// The rectangle of a zoom is wanted for these.
      @MainActor
      public struct AlignmentRectContext {
        public let sourceView: UIView
        public let zoomedViewController: UIViewController

        /// Creates a context, for tests. Not part of UIKit.
        public init(sourceView: UIView, zoomedViewController: UIViewController) {
          self.sourceView = sourceView
          self.zoomedViewController = zoomedViewController
        }
      }

      /// The gesture that would end a presentation.
      public struct InteractionContext {
        /// The location in the zoomed view, in points.
        public let location: CGPoint
        /// The velocity, in points per second.
        public let velocity: CGVector
        public let willBegin: Bool

        /// Creates a context, for tests. Not part of UIKit.
        public init(location: CGPoint, velocity: CGVector, willBegin: Bool) {
          self.location = location
          self.velocity = velocity
          self.willBegin = willBegin
        }
      }
    }

    /// The controllers of a zoom.
    @MainActor
    public struct ZoomSourceViewProviderContext {
      public let sourceViewController: UIViewController
      public let zoomedViewController: UIViewController
    }
  }

  public var preferredTransition: Transition? {
    get { seldom["preferredTransition"] }
    set { seldom["preferredTransition"] = newValue }
  }
}
