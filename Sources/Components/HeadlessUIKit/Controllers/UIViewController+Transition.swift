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
    public struct ZoomOptions {
      public var dimmingColor: UIColor?
      public var dimmingVisualEffect: UIVisualEffect?

      public init() {}
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
