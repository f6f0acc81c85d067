import HeadlessUIKit

/// Where in the tree a view is converted to elements.
@MainActor
struct BuildContext {
  let graph: ViewGraph
  /// Identifies the place in the next evaluation.
  var node: GraphNode
  var environment: EnvironmentValues
  /// The view that the elements' views are added to.
  var canvas: UIView
  /// The preferences that views set for their ancestors.
  var preferences = PreferenceValues()

  func child(_ name: String) -> BuildContext { child(.name(name)) }

  /// Returns the place of one of several views.
  func child(at index: Int) -> BuildContext { child(.index(index)) }

  /// Returns the place of a view with an identity of its own, such as an identifier of a collection.
  func child(identifiedBy identity: some Hashable) -> BuildContext { child(.identity(AnyHashable(identity))) }

  /// Returns the place of a view that is another one when its type changes.
  func child(of type: Any.Type) -> BuildContext { child(.type(ObjectIdentifier(type))) }

  private func child(_ key: GraphNode.Key) -> BuildContext {
    var context = self
    context.node = node.child(key)
    return context
  }

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
    BuildContext(
      graph: graph, node: graph === self.graph ? node : graph.root.child(.place(node)), environment: environment,
      canvas: canvas)
  }

  /// Returns an object that is kept until the view disappears.
  func stored<Storage: AnyObject>(_ name: String, _ make: () -> Storage) -> Storage {
    graph.storage(at: node.child(.property(name)), make)
  }
}
