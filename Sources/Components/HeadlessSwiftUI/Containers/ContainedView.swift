import HeadlessUIKit

/// A view among those of a container, with what its modifiers tell the container.
///
/// Containers that show views one by one, such as lists and pickers, ask for these. Groups, conditions, `ForEach` and
/// composed views are replaced by what they contain.
@MainActor
struct ContainedView {
  var view: any View
  /// The view without its modifiers, which decides what kind of item it is in bars, menus and alerts.
  let core: any View
  /// Where the view is converted to elements.
  var context: BuildContext
  var traits: ContainerTraits

  init(view: any View, context: BuildContext, traits: ContainerTraits = ContainerTraits()) {
    (self.view, core, self.context, self.traits) = (view, view, context, traits)
  }

  /// The identity of the view in its container.
  var identity: AnyHashable { traits.identity ?? AnyHashable(context.node) }
}

/// What a container finds among its views.
enum ContainedItem {
  case view(ContainedView)
  /// Views of a long collection, which are made when they are shown.
  case deferred(DeferredViews)
}

/// The views of a collection, which are made on demand.
@MainActor
struct DeferredViews {
  let count: Int
  /// Returns the place of an element's views, which identifies them in the next evaluation.
  let place: (Int) -> GraphNode
  /// Makes the views of one element. The argument is the graph that keeps their state.
  var views: (Int, ViewGraph) -> [ContainedView]
}

/// A view that stands for others in a container.
@MainActor @preconcurrency
protocol ContainedViews {
  func containedItems(in context: BuildContext) -> [ContainedItem]
}

extension View {
  /// The views that this one stands for in a container.
  func containedItems(in context: BuildContext) -> [ContainedItem] {
    guard context.node.admitsView() else { return [] }
    if let group = self as? any ContainedViews { return group.containedItems(in: context) }
    if self is any PrimitiveView || self is any UIViewRepresentable || self is any UIViewControllerRepresentable {
      return [.view(ContainedView(view: self, context: context))]
    }
    guard context.graph.connect(self, in: context) else { return [] }
    return context.body(of: self).containedItems(in: context.child("body"))
  }

  /// The views that this one stands for, all of which are made.
  func containedViews(in context: BuildContext) -> [ContainedView] {
    containedItems(in: context).flatMap { $0.views(keptBy: context.graph) }
  }
}

extension ContainedItem {
  /// The views, all of which are made.
  @MainActor func views(keptBy graph: ViewGraph) -> [ContainedView] {
    switch self {
    case .view(let view): [view]
    case .deferred(let deferred): (0..<deferred.count).flatMap { deferred.views($0, graph) }
    }
  }

  /// The item, or its views if they are sections, whose rows the container shows one by one.
  @MainActor func separatingSections(keptBy graph: ViewGraph) -> [ContainedItem] {
    guard case .deferred(let deferred) = self, deferred.count > 0 else { return [self] }
    // One element tells what the others are. Its state is not kept, since only its kind is needed.
    guard deferred.views(0, ViewGraph {}).contains(where: { $0.traits.section != nil }) else { return [self] }
    return views(keptBy: graph).map(ContainedItem.view)
  }

  /// The item with each view changed.
  @MainActor func mapViews(_ change: @escaping @MainActor (inout ContainedView) -> Void) -> ContainedItem {
    switch self {
    case .view(var view):
      change(&view)
      return .view(view)
    case .deferred(var deferred):
      let views = deferred.views
      deferred.views = { index, graph in
        views(index, graph).map { view in
          var view = view
          change(&view)
          return view
        }
      }
      return .deferred(deferred)
    }
  }
}

extension PreviewSettingView: ContainedViews {
  func containedItems(in context: BuildContext) -> [ContainedItem] {
    content.containedItems(in: context.child("preview"))
  }
}
