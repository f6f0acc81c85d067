import HeadlessUIKit

extension BuildContext {
  /// Makes the element of a lazy container, in a view of its own.
  ///
  /// - Parameters:
  ///   - stackAxis: The axis of the stack around the views; `nil` if they are not in a stack.
  ///   - make: Makes the element from its cells, the visible part of the scroll view and the context of the cells.
  func lazyElement(
    of content: some View, stackAxis: Axis?, _ make: (LazyCells, Viewport?, BuildContext) -> LayoutElement
  ) -> LayoutElement {
    let cells = stored("cells") { LazyCells() }
    let canvas = graph.view(in: self) { UIView() }
    var inner = child("lazy").with(\.stackAxis, stackAxis)
    inner.canvas = canvas
    // Containers within the cells are not those of the scroll view itself.
    inner.environment.viewport = nil
    cells.show(.lazyItems(of: content, in: inner))
    return ContainerElement(
      make(cells, environment.viewport, inner), in: canvas,
      isRightToLeft: environment.layoutDirection == .rightToLeft)
  }
}

extension [ContainedItem] {
  /// The views of a lazy container. Headers and footers of sections are views like others.
  @MainActor
  static func lazyItems(of content: some View, in context: BuildContext) -> [ContainedItem] {
    let items = content.containedItems(in: context).flatMap { $0.separatingSections(keptBy: context.graph) }
    return items.flatMap { item -> [ContainedItem] in
      guard case .view(let view) = item, let section = view.traits.section else { return [item] }
      let rows =
        section.isExpanded?.wrappedValue == false
        ? [] : lazyItems(of: ErasedView(content: section.content), in: view.context.child("content"))
      return section.header.containedItems(in: view.context.child("header")) + rows
        + section.footer.containedItems(in: view.context.child("footer"))
    }
  }
}
