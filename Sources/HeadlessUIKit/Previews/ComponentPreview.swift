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

  /// A preview whose closure makes a new view each time.
  public init(
    component: String, state: String, size: CGSize? = nil, makeView: @escaping @MainActor @Sendable () -> UIView
  ) {
    self.component = component
    self.state = state
    self.size = size
    make = makeView
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

  @preconcurrency @MainActor
  public func makeView() -> UIView { make() }
}
