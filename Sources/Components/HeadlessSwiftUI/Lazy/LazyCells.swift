import HeadlessUIKit

/// The views of a lazy container, which are made when they are visible.
@MainActor
final class LazyCells {
  private var views = ContainedSequence()
  /// The cells by the places of their views. A cell keeps the state of its view while the view is hidden.
  private var cells: [GraphNode: LazyCell] = [:]
  /// The cells that were made since the views were replaced, by the positions of their views.
  private var made: [Int: LazyCell] = [:]

  var count: Int { views.count }

  /// Replaces the views; those that were made are made again when they are needed.
  func show(_ items: [ContainedItem]) {
    views = ContainedSequence(items)
    made = [:]
  }

  /// The element of a view, which is made if needed.
  func element(at position: Int, in context: BuildContext) -> LayoutElement {
    if let cell = made[position] {
      cell.attach(to: context.canvas)
      return cell.element
    }
    guard let place = views.place(at: position) else { return LayoutElement() }
    let cell = cells[place] ?? LazyCell()
    (cells[place], made[position]) = (cell, cell)
    cell.make(in: context) { views.view(at: position, keptBy: $0) }
    return cell.element
  }

  /// The identity of a view that was made; `nil` for others.
  func identity(at position: Int) -> AnyHashable? { made[position]?.identity }

  /// Removes the views that are not in a range from the tree.
  func hide(outside range: Range<Int>) {
    let shown = Set(made.filter { range.contains($0.key) }.map { ObjectIdentifier($0.value) })
    for cell in cells.values where !shown.contains(ObjectIdentifier(cell)) { cell.detach() }
  }
}

/// One of the views of a lazy container.
@MainActor
private final class LazyCell {
  private let view = UIView()
  private(set) var element = LayoutElement()
  private(set) var identity: AnyHashable?
  private let graph = ViewGraph {}

  /// Makes the element of a view, in a view of its own.
  ///
  /// - Parameter content: Returns the view. Its state and that of the view are kept by the same evaluation.
  func make(in context: BuildContext, _ content: (ViewGraph) -> ContainedView?) {
    let outer = context.graph
    graph.controller = outer.controller
    graph.outer = outer
    attach(to: context.canvas)
    element = graph.evaluate {
      guard let contained = content(graph) else { return LayoutElement() }
      identity = contained.traits.scrollIdentity ?? contained.traits.identity
      var inner = contained.context.kept(by: graph)
      inner.canvas = view
      return ContainerElement(
        contained.view.buildOne(in: inner), in: view,
        isRightToLeft: inner.environment.layoutDirection == .rightToLeft)
    }
    outer.appendAppearances(of: graph)
  }

  func attach(to canvas: UIView) {
    if view.superview !== canvas { canvas.addSubview(view) }
  }

  func detach() { view.removeFromSuperview() }
}
