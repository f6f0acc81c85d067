/// A list of components for galleries and for checks of all components.
public protocol ComponentLibrary {
  /// All components, in the order of the gallery.
  static var components: [LibraryComponent] { get }
}

extension ComponentLibrary {
  /// The previews of all components, in the order of the gallery.
  public static var previews: [ComponentPreview] {
    components.flatMap(\.previews)
  }
}

/// A component in a ``ComponentLibrary``.
///
/// ```swift
/// LibraryComponent(
///   category: "Scores", makeBlank: { ScoreView() }, viewModel: (any ScoreViewModelProtocol).self,
///   makeMock: { MockScoreViewModel.tennisMatch }, previews: ScoreView.previews)
/// ```
public struct LibraryComponent: Sendable {
  /// The name of the view's type, such as `ScoreView`.
  public var name: String
  /// The heading of the component's group in the gallery.
  public var category: String
  /// A phrase that describes the component; may be empty.
  public var summary: String
  public var viewType: UIView.Type
  /// The protocol of the component's view models, or `nil` if it has none.
  public var viewModelType: Any.Type?
  public var previews: [ComponentPreview]
  /// Whether the component is a view that is made anew for each state, as those of SwiftUI are.
  package let isMadeForEachState: Bool
  private let makeBlank: @MainActor @Sendable () -> UIView
  private let makeMock: (@MainActor @Sendable () -> Any)?

  /// Creates a component with a view model.
  ///
  /// - Parameters:
  ///   - category: The heading of the component's group in the gallery.
  ///   - summary: A phrase that describes the component; may be empty.
  ///   - makeBlank: Makes a new view without a model.
  ///   - viewModel: The protocol, as in `(any ScoreViewModelProtocol).self`.
  ///   - makeMock: Makes a model for previews and tests.
  ///   - previews: The previews of the component, in different states.
  public init<View: UIView, ViewModel>(
    category: String, summary: String = "", makeBlank: @escaping @MainActor @Sendable () -> View,
    viewModel: ViewModel.Type, makeMock: @escaping @MainActor @Sendable () -> ViewModel,
    previews: [ComponentPreview]
  ) {
    // `String(describing:)` would look for a description of each class among all conformances of the process.
    name = _typeName(View.self, qualified: false)
    self.category = category
    self.summary = summary
    viewType = View.self
    viewModelType = viewModel
    self.previews = previews
    self.makeBlank = { makeBlank() }
    self.makeMock = { makeMock() }
    isMadeForEachState = false
  }

  /// Creates a component that is made anew for each state.
  package init(name: String, category: String, summary: String, viewType: UIView.Type, previews: [ComponentPreview]) {
    (self.name, self.category, self.summary, self.viewType) = (name, category, summary, viewType)
    self.previews = previews
    viewModelType = nil
    makeBlank = { UIView() }
    makeMock = nil
    isMadeForEachState = true
  }

  /// Creates a component without a view model, which is configured with plain values.
  public init<View: UIView>(
    category: String, summary: String = "", makeBlank: @escaping @MainActor @Sendable () -> View,
    previews: [ComponentPreview]
  ) {
    name = _typeName(View.self, qualified: false)
    self.category = category
    self.summary = summary
    viewType = View.self
    viewModelType = nil
    self.previews = previews
    self.makeBlank = { makeBlank() }
    makeMock = nil
    isMadeForEachState = false
  }

  /// Makes a new view without a model.
  @preconcurrency @MainActor
  package func makeBlankView() -> UIView { makeBlank() }

  /// Makes a new model, or returns `nil` if the component has none.
  @preconcurrency @MainActor
  package func makeMockModel() -> Any? { makeMock?() }
}
