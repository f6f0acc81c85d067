import HeadlessUIKit
import Observation

/// What remains of views between two evaluations: their state, and the views of the component runtime.
@MainActor
final class ViewGraph {
  private var views: [String: UIView] = [:]
  private var controllers: [String: UIViewController] = [:]
  private var coordinators: [String: Any] = [:]
  private var states: [String: AnyObject] = [:]
  /// The places that the current evaluation used; the others are removed at its end.
  private var used: Set<String> = []
  private var subviewCounts: [ObjectIdentifier: Int] = [:]
  private var didAppear: Set<String> = []
  private var pendingAppearances: [@MainActor () -> Void] = []
  private var layoutActions: [@MainActor () -> Void] = []
  private var disappearances: [String: @MainActor () -> Void] = [:]
  /// The controller that contains those of representables.
  weak var controller: UIViewController?
  /// Whether views depend on the size of the hosting view.
  var usesContainerSize = false
  private let invalidate: @MainActor () -> Void
  private var isEvaluating = false
  /// Different numbers of values that identify views, such as identifiers and types with the same description.
  private var numbers: [AnyHashable: Int] = [:]

  init(invalidate: @escaping @MainActor () -> Void) {
    self.invalidate = invalidate
  }

  /// Evaluates views, and removes what they no longer contain.
  func evaluate(_ body: () -> LayoutElement) -> LayoutElement {
    used.removeAll(keepingCapacity: true)
    subviewCounts.removeAll(keepingCapacity: true)
    layoutActions.removeAll()
    isEvaluating = true
    let element = body()
    isEvaluating = false
    for (path, view) in views where !used.contains(path) {
      view.removeFromSuperview()
      views[path] = nil
      coordinators[path] = nil
      if let controller = controllers.removeValue(forKey: path) {
        controller.willMove(toParent: nil)
        controller.removeFromParent()
      }
    }
    states = states.filter { used.contains($0.key) }
    didAppear.formIntersection(used)
    for (path, action) in disappearances where !used.contains(path) {
      disappearances[path] = nil
      afterLayout(action)
    }
    return element
  }

  /// Evaluates views, and schedules another evaluation when an observable object that they read changes.
  func observing<Result>(_ body: () -> Result) -> Result {
    withObservationTracking(body) { [weak self] in
      onMainActor { self?.setNeedsEvaluation() }
    }
  }

  /// Schedules another evaluation. A change by the current one is shown later: the views were made from the old value.
  func setNeedsEvaluation() {
    if isEvaluating { Task { [weak self] in self?.invalidate() } } else { invalidate() }
  }

  // MARK: Views

  /// Returns the view at a place, and creates it at first.
  func view<Leaf: UIView>(in context: BuildContext, _ make: () -> Leaf) -> Leaf {
    used.insert(context.path)
    let view: Leaf
    if let existing = views[context.path] as? Leaf {
      view = existing
    } else {
      views[context.path]?.removeFromSuperview()
      view = make()
      view.translatesAutoresizingMaskIntoConstraints = true
      views[context.path] = view
    }
    attach(view, to: context.canvas)
    return view
  }

  /// Adds a view behind those that follow in the same evaluation.
  private func attach(_ view: UIView, to canvas: UIView) {
    let index = subviewCounts[ObjectIdentifier(canvas), default: 0]
    subviewCounts[ObjectIdentifier(canvas)] = index + 1
    guard index >= canvas.subviews.count || canvas.subviews[index] !== view else { return }
    canvas.insertSubview(view, at: min(index, canvas.subviews.count))
  }

  /// The number of views that this evaluation has put into a view so far.
  func viewCount(in canvas: UIView) -> Int { subviewCounts[ObjectIdentifier(canvas), default: 0] }

  /// The views that this evaluation has put into a view, from an index on.
  func views(in canvas: UIView, from first: Int) -> [UIView] {
    let end = min(viewCount(in: canvas), canvas.subviews.count)
    return first < end ? Array(canvas.subviews[first..<end]) : []
  }

  /// Returns the controller at a place, and creates it at first.
  func controller<Child: UIViewController>(in context: BuildContext, _ make: () -> Child) -> Child {
    if let existing = controllers[context.path] as? Child {
      _ = view(in: context) { existing.view }
      return existing
    }
    let child = make()
    controllers[context.path] = child
    controller?.addChild(child)
    _ = view(in: context) { child.view }
    child.didMove(toParent: controller)
    return child
  }

  /// Returns the coordinator at a place, and creates it at first.
  func coordinator<Coordinator>(in context: BuildContext, _ make: () -> Coordinator) -> Coordinator {
    if let existing = coordinators[context.path] as? Coordinator { return existing }
    let coordinator = make()
    coordinators[context.path] = coordinator
    return coordinator
  }

  // MARK: State

  /// Returns the storage of a property, and creates it at first.
  func storage<Storage: AnyObject>(at path: String, _ make: () -> Storage) -> Storage {
    if let existing = states[path] as? Storage { return existing }
    let storage = make()
    states[path] = storage
    return storage
  }

  /// Keeps the storage at a path until the next evaluation.
  func keep(_ path: String) { used.insert(path) }

  fileprivate func number(of identity: AnyHashable) -> Int {
    if let number = numbers[identity] { return number }
    let number = numbers.count
    numbers[identity] = number
    return number
  }

  // MARK: Appearances

  /// Runs an action once, when the view at a place has appeared.
  func whenAppeared(in context: BuildContext, _ action: @escaping @MainActor () -> Void) {
    used.insert(context.path)
    guard didAppear.insert(context.path).inserted else { return }
    pendingAppearances.append(action)
  }

  /// Runs an action after the layout, unless the views are evaluated again before.
  func afterLayout(_ action: @escaping @MainActor () -> Void) { layoutActions.append(action) }

  /// Runs the actions of another graph's views after the layout of this one.
  func appendAppearances(of graph: ViewGraph) {
    pendingAppearances += graph.pendingAppearances
    layoutActions += graph.layoutActions
    (graph.pendingAppearances, graph.layoutActions) = ([], [])
  }

  /// Runs an action when the views no longer contain the one at a place.
  func whenDisappeared(in context: BuildContext, _ action: @escaping @MainActor () -> Void) {
    used.insert(context.path)
    disappearances[context.path] = action
  }

  /// Runs the actions of views that have appeared or changed.
  func runAppearances() {
    let actions = pendingAppearances + layoutActions
    pendingAppearances = []
    layoutActions = []
    for action in actions { action() }
  }
}

/// Where in the tree a view is converted to elements.
@MainActor
struct BuildContext {
  let graph: ViewGraph
  /// Identifies the view in the next evaluation.
  var path: String
  var environment: EnvironmentValues
  /// The view that the elements' views are added to.
  var canvas: UIView
  /// The preferences that views set for their ancestors.
  var preferences = PreferenceValues()

  func child(_ name: String) -> BuildContext {
    var context = self
    context.path += "/" + name
    return context
  }

  /// Returns the place of a view with an identity of its own, such as an identifier of a collection.
  func child(identifiedBy identity: some Hashable) -> BuildContext {
    child("#\(graph.number(of: AnyHashable(identity)))")
  }

  /// Returns the place of a view that is another one when its type changes.
  func child(of type: Any.Type) -> BuildContext { child(identifiedBy: ObjectIdentifier(type)) }

  func with<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> BuildContext {
    var context = self
    context.environment[keyPath: keyPath] = value
    return context
  }

  /// Runs a closure with the traits of the place as the current ones.
  func withTraits<Result>(_ body: () -> Result) -> Result {
    var result: Result?
    canvas.traitCollection.performAsCurrent { result = body() }
    return result ?? body()
  }

  /// Converts a view within a view of its own, which a closure configures.
  func inContainer(
    _ content: some View, configure: (UIView) -> Void, didPlace: @escaping @MainActor (UIView) -> Void = { _ in }
  ) -> LayoutElement {
    let view = graph.view(in: self) { UIView() }
    configure(view)
    return element(of: content, within: view, didPlace: didPlace)
  }

  /// Converts a view within a view of the component runtime.
  func element(
    of content: some View, within view: UIView, didPlace: @escaping @MainActor (UIView) -> Void = { _ in }
  ) -> LayoutElement {
    var inner = child("in")
    inner.canvas = view
    return ContainerElement(
      content.buildOne(in: inner), in: view, isRightToLeft: environment.layoutDirection == .rightToLeft,
      didPlace: didPlace)
  }
}

extension BuildContext {
  /// The context in another graph, which keeps the state of what is made in it.
  func kept(by graph: ViewGraph) -> BuildContext {
    BuildContext(graph: graph, path: path, environment: environment, canvas: canvas)
  }

  /// Returns an object that is kept until the view disappears.
  func stored<Storage: AnyObject>(_ name: String, _ make: () -> Storage) -> Storage {
    let path = path + "." + name
    graph.keep(path)
    return graph.storage(at: path, make)
  }
}
