import HeadlessUIKit

/// The views of a lazy container, which are made when they are visible.
@MainActor
final class LazyCells {
  private var items: [ContainedItem] = []
  /// The position of the first view of each item, as far as it is known.
  private var starts: [Int] = []
  private(set) var count = 0
  private var cells: [AnyHashable: LazyCell] = [:]
  private var made: [Int: LazyCell] = [:]
  private var generation = 0

  /// Replaces the views; those that were made are made again when they are needed.
  func show(_ items: [ContainedItem]) {
    self.items = items
    (starts, count) = ([], 0)
    made = [:]
    generation += 1
    for item in items {
      starts.append(count)
      switch item {
      case .view: count += 1
      case .deferred(let deferred): count += deferred.count
      }
    }
  }

  /// The element of a view, which is made if needed.
  func element(at index: Int, in context: BuildContext) -> LayoutElement {
    if let cell = made[index], let element = cell.element { return element }
    guard let item = starts.lastIndex(where: { $0 <= index }) else { return LayoutElement() }
    let cell: LazyCell
    switch items[item] {
    case .view(let view):
      cell = self.cell("\(view.context.path)")
      cell.make(view.view, in: view.context, canvas: context)
    case .deferred(let deferred):
      let position = index - starts[item]
      cell = self.cell(deferred.identity(position))
      let views = deferred.views(position, cell.graph)
      let view: any View =
        views.count == 1
        ? views[0].view : VStack { ForEach(views.indices, id: \.self) { ErasedView(content: views[$0].view) } }
      cell.make(view, in: views.first?.context ?? context, canvas: context)
    }
    made[index] = cell
    return cell.element ?? LayoutElement()
  }

  private func cell(_ identity: AnyHashable) -> LazyCell {
    if let cell = cells[identity] { return cell }
    let cell = LazyCell()
    cells[identity] = cell
    return cell
  }

  /// Removes the views that are not in a range from the tree.
  func hide(outside range: Range<Int>) {
    let shown = Set(made.filter { range.contains($0.key) }.map { ObjectIdentifier($0.value) })
    for cell in cells.values where !shown.contains(ObjectIdentifier(cell)) { cell.view.removeFromSuperview() }
  }
}

/// One of the views of a lazy container.
@MainActor
final class LazyCell {
  let view = UIView()
  private(set) var element: LayoutElement?
  private var invalidate: @MainActor () -> Void = {}
  private(set) lazy var graph = ViewGraph { [weak self] in self?.invalidate() }

  /// Makes the element of a view, in a view of its own.
  func make(_ content: any View, in context: BuildContext, canvas: BuildContext) {
    let outer = canvas.graph
    graph.controller = outer.controller
    invalidate = { [weak outer] in outer?.setNeedsEvaluation() }
    if view.superview !== canvas.canvas { canvas.canvas.addSubview(view) }
    let inner = BuildContext(graph: graph, path: context.path, environment: context.environment, canvas: view)
    let isRightToLeft = context.environment.layoutDirection == .rightToLeft
    element = ContainerElement(
      graph.evaluate { content.buildOne(in: inner) }, in: view, isRightToLeft: isRightToLeft)
    outer.appendAppearances(of: graph)
  }
}
