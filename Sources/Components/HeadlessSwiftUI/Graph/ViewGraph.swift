import HeadlessUIKit
import Observation

/// What remains of views between two evaluations: their state, and the views of the component runtime.
@MainActor
final class ViewGraph {
  /// The place of the views that are evaluated.
  let root = GraphNode()
  /// The number of the current evaluation, or of the last one.
  private var number = 1
  /// The places that keep something.
  private var listed: [GraphNode] = []
  private var subviewCounts: [ObjectIdentifier: Int] = [:]
  private var pendingAppearances: [ViewAction] = []
  private var layoutActions: [ViewAction] = []
  /// The controller that contains those of representables.
  weak var controller: UIViewController?
  /// The view that shows the views; `nil` if another graph evaluates them.
  weak var host: UIView?
  /// The graph that evaluates the views of this one; `nil` if a hosting view does.
  weak var outer: ViewGraph?
  /// The appearance that views prefer in the last evaluation.
  var preferredScheme: ColorScheme?
  /// Whether views depend on the size of the hosting view.
  var usesContainerSize = false
  /// Whether places depend on scroll views, which adjust their content after they were placed.
  private(set) var dependsOnScrolling = false
  private(set) var isEvaluating = false
  let changes = GraphChanges()
  private let invalidate: @MainActor () -> Void

  init(invalidate: @escaping @MainActor () -> Void) {
    self.invalidate = invalidate
  }

  /// Evaluates views, and removes what they no longer contain.
  func evaluate(_ body: () -> LayoutElement) -> LayoutElement {
    number += 1
    subviewCounts.removeAll(keepingCapacity: true)
    layoutActions.removeAll()
    dependsOnScrolling = false
    LayoutPass.forgetTextSizes()
    changes.beginEvaluation()
    isEvaluating = true
    let element = observing(body)
    isEvaluating = false
    removeUnused()
    return element
  }

  private func removeUnused() {
    guard listed.contains(where: { $0.lastUse != number }) else { return }
    let unused = listed.filter { $0.lastUse != number }
    listed.removeAll { $0.lastUse != number }
    for node in unused {
      node.isListed = false
      if let action = node.clear() { layoutActions.append(action) }
    }
  }

  /// Calls a function, and schedules another evaluation when an observable object that it reads changes.
  ///
  /// - Parameter node: The place of the view that reads it; `nil` if it is not known.
  func observing<Result>(as reader: String = "", at node: GraphNode? = nil, _ body: () -> Result) -> Result {
    withObservationTracking(body) { [weak self] in
      onMainActor {
        node?.history?.isInvalid = true
        self?.setNeedsEvaluation(because: .observation(reader: reader))
      }
    }
  }

  /// Schedules another evaluation.
  func setNeedsEvaluation(because cause: EvaluationCause = .layout) {
    guard changes.failure == nil else { return }
    changes.add(cause, isWithinFrame: isEvaluating || changes.isLayingOut)
    if let host, let change = cause.change { EvaluationLog.record(change, in: host) }
    if let outer { return outer.setNeedsEvaluation(because: cause) }
    invalidate()
  }

  /// Notes that the views contain a scroll view.
  func addScrollView() {
    dependsOnScrolling = true
    outer?.addScrollView()
  }

  // MARK: Views

  /// Returns the view at a place, and creates it at first.
  func view<Leaf: UIView>(in context: BuildContext, _ make: () -> Leaf) -> Leaf {
    let node = context.node
    use(node)
    let view: Leaf
    if let existing = node.view as? Leaf {
      view = existing
    } else {
      node.view?.removeFromSuperview()
      view = make()
      view.translatesAutoresizingMaskIntoConstraints = true
      node.view = view
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
    if let existing = context.node.controller as? Child {
      _ = view(in: context) { existing.view }
      return existing
    }
    let child = make()
    context.node.controller = child
    controller?.addChild(child)
    _ = view(in: context) { child.view }
    child.didMove(toParent: controller)
    return child
  }

  /// Returns the coordinator at a place, and creates it at first.
  func coordinator<Coordinator>(in context: BuildContext, _ make: () -> Coordinator) -> Coordinator {
    if let existing = context.node.coordinator as? Coordinator { return existing }
    let coordinator = make()
    context.node.coordinator = coordinator
    return coordinator
  }

  // MARK: State

  /// Returns the storage at a place, and creates it at first.
  func storage<Storage: AnyObject>(at node: GraphNode, _ make: () -> Storage) -> Storage {
    use(node)
    if let existing = node.storage as? Storage { return existing }
    let storage = make()
    node.storage = storage
    return storage
  }

  /// Keeps what is at a place until the next evaluation.
  func use(_ node: GraphNode) {
    node.lastUse = number
    guard !node.isListed else { return }
    node.isListed = true
    listed.append(node)
  }

  // MARK: Appearances

  /// Runs an action once, when the view at a place has appeared.
  ///
  /// - Parameter modifier: The modifier with the action, for messages.
  func whenAppeared(
    in context: BuildContext, as modifier: String = "onAppear", _ action: @escaping @MainActor () -> Void
  ) {
    use(context.node)
    guard !context.node.hasAppeared else { return }
    context.node.hasAppeared = true
    pendingAppearances.append(ViewAction(modifier, action))
  }

  /// Runs an action after the layout, unless the views are evaluated again before.
  func afterLayout(as modifier: String = "onChange", _ action: @escaping @MainActor () -> Void) {
    layoutActions.append(ViewAction(modifier, action))
  }

  /// Runs the actions of another graph's views after the layout of this one.
  func appendAppearances(of graph: ViewGraph) {
    pendingAppearances += graph.pendingAppearances
    layoutActions += graph.layoutActions
    (graph.pendingAppearances, graph.layoutActions) = ([], [])
  }

  /// Runs an action when the views no longer contain the one at a place.
  func whenDisappeared(in context: BuildContext, _ action: @escaping @MainActor () -> Void) {
    use(context.node)
    context.node.disappearance = ViewAction("onDisappear", action)
  }

  /// Runs the actions of views that have appeared or changed.
  func runAppearances() {
    let actions = pendingAppearances + layoutActions
    pendingAppearances = []
    layoutActions = []
    for action in actions { action.run(depth: changes.depth) }
  }
}
