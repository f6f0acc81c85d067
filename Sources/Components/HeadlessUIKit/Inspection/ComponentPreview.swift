import FirstFrameLayoutTree
public import Foundation

/// A component in one of its states, for galleries and snapshots.
public struct ComponentPreview: Sendable {
  /// The two steps of making a view in a state.
  struct Steps: Sendable {
    let makeBlank: @MainActor @Sendable () -> UIView
    /// Configures a view and returns whether it is of the right type.
    let configure: @MainActor @Sendable (UIView) -> Bool
  }

  /// The component's name, such as `ScoreView`.
  public var component: String
  /// The state's name, such as `tennisMatch`; unique within the component.
  public var state: String
  /// The size of the view, in points, or `nil` for its own size or else its fitting size.
  public var size: CGSize?
  private let make: @MainActor @Sendable () -> UIView
  /// The separate steps of making the view, or `nil` if the preview makes it in one step.
  private let steps: Steps?

  /// Creates a preview from a closure that makes a new view each time.
  public init(
    component: String, state: String, size: CGSize? = nil, makeView: @escaping @MainActor @Sendable () -> UIView
  ) {
    self.component = component
    self.state = state
    self.size = size
    make = makeView
    steps = nil
  }

  /// Creates a preview that makes a blank view and then configures it, so that one view can show several states in
  /// turn.
  ///
  /// - Parameters:
  ///   - component: The component's name, such as `ScoreView`.
  ///   - state: The state's name, such as `tennisMatch`; unique within the component.
  ///   - size: The size of the view, in points, or `nil` for its own size or else its fitting size.
  ///   - makeBlank: Makes a new view that has not been configured.
  ///   - configure: Configures a view for the state, with a new view model each time.
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

  /// Creates a preview of a controller, or of a component that needs one.
  ///
  /// - Parameters:
  ///   - component: The component's name, such as `ScoreView`.
  ///   - state: The state's name, such as `tennisMatch`; unique within the component.
  ///   - size: The size in points, or `nil` for the controller's `preferredContentSize` or else a current phone's
  ///     screen.
  ///   - makeViewController: Makes a new controller each time.
  public init(
    component: String, state: String, size: CGSize? = nil,
    makeViewController: @escaping @MainActor @Sendable () -> UIViewController
  ) {
    self.init(component: component, state: state, size: size) { ControllerPreviewView(makeViewController()) }
  }

  /// The component and its state, such as `ScoreView.tennisMatch`.
  public var name: String { "\(component).\(state)" }

  /// Whether existing views can be configured for the state.
  package var isConfigurable: Bool { steps != nil }

  @preconcurrency @MainActor
  public func makeView() -> UIView { make() }

  /// Makes a view that is not configured, or returns `nil` if the preview makes views in one step.
  @preconcurrency @MainActor
  package func makeBlankView() -> UIView? { steps?.makeBlank() }

  /// Configures a view for the state.
  ///
  /// - Returns: Whether the view is of the component's type and the preview can configure it.
  @preconcurrency @MainActor @discardableResult
  package func configure(_ view: UIView) -> Bool { steps?.configure(view) ?? false }
}

extension ComponentPreview {
  /// The locale for previews. Previews pass it to models that format numbers or dates.
  ///
  /// American English by default, independent of the machine's settings. A matrix of snapshots can set it.
  @TaskLocal public static var locale = Locale(identifier: "en_US")
}

/// A view that contains a controller's view, as a window does.
final class ControllerPreviewView: UIView {
  private let controller: UIViewController

  init(_ controller: UIViewController) {
    self.controller = controller
    let preferred = controller.preferredContentSize
    let size = preferred.width > 0 && preferred.height > 0 ? preferred : UIViewController.screenSize
    super.init(frame: CGRect(origin: .zero, size: size))
    guard let view = controller.view else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }

  required init?(coder: NSCoder) { nil }

  override func settleForDescription() {
    controller.appear()
    super.settleForDescription()
  }
}
