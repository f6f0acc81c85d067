public import Foundation

/// A component in one of its states, as data: what galleries show and snapshots compare.
public struct ComponentPreview: Sendable {
  /// The component's name, such as `ScoreView`.
  public var component: String
  /// The state's name, such as `tennisMatch`; unique within the component.
  public var state: String
  /// The size to show it at, in points; nil for its own size, or its fitting size where it has none.
  public var size: CGSize?
  private let make: @MainActor @Sendable () -> UIView
  /// How a blank view is made and brought into the state; nil where only the two together are known.
  private let steps: Steps?

  /// A preview whose closure makes a new view each time.
  public init(
    component: String, state: String, size: CGSize? = nil, makeView: @escaping @MainActor @Sendable () -> UIView
  ) {
    self.component = component
    self.state = state
    self.size = size
    make = makeView
    steps = nil
  }

  /// A preview that makes a blank view and then configures it, so that one view can show one state after another.
  ///
  /// - Parameters:
  ///   - makeBlank: Makes a new view that has not been configured.
  ///   - configure: Brings a view into the state, with a new view model each time.
  public init<View: UIView>(
    component: String, state: String, size: CGSize? = nil,
    makeBlank: @escaping @MainActor @Sendable () -> View,
    configure: @escaping @MainActor @Sendable (View) -> Void
  ) {
    self.component = component
    self.state = state
    self.size = size
    make = {
      let view = makeBlank()
      configure(view)
      return view
    }
    steps = Steps(
      makeBlank: { makeBlank() },
      configure: { view in
        guard let view = view as? View else { return false }
        configure(view)
        return true
      })
  }

  /// A preview of a controller, or of a component that a controller gives its place.
  ///
  /// - Parameter size: In points; nil for the controller's `preferredContentSize`, or a current phone's screen.
  public init(
    component: String, state: String, size: CGSize? = nil,
    makeViewController: @escaping @MainActor @Sendable () -> UIViewController
  ) {
    self.init(component: component, state: state, size: size) { ControllerPreviewView(makeViewController()) }
  }

  /// The component and its state, such as `ScoreView.tennisMatch`.
  public var name: String { "\(component).\(state)" }

  /// Whether views can be brought into the state after they were made.
  public var isConfigurable: Bool { steps != nil }

  @preconcurrency @MainActor
  public func makeView() -> UIView { make() }

  /// A view that has not been configured; nil where the preview does not know how to make one.
  @preconcurrency @MainActor
  public func makeBlankView() -> UIView? { steps?.makeBlank() }

  /// Brings a view into the state.
  ///
  /// - Returns: Whether the view is of the component, and the preview knows how to configure one.
  @preconcurrency @MainActor @discardableResult
  public func configure(_ view: UIView) -> Bool { steps?.configure(view) ?? false }
}
