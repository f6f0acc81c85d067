import HeadlessUIKit

/// Makes the element of a list.
@MainActor
enum ListElement {
  static func elements(
    of content: some View, selection: ListSelection?, kind: ContainerKind, in context: BuildContext
  ) -> [LayoutElement] {
    let style =
      kind == .formRow && context.environment.tableStyle == .plain
      ? UITableView.Style.insetGrouped : context.environment.tableStyle
    // The style of a table cannot change, so each style has a table of its own.
    let context = context.child("list\(style.rawValue)")
    let table = context.withTraits { context.graph.view(in: context) { UITableView(frame: .zero, style: style) } }
    let source = context.stored("rows") { ListSource() }
    var rows = context.child("rows")
    rows.environment.containerKind = kind
    rows.environment.stackAxis = nil
    let environment = context.environment
    table.tintColor = environment.explicitTint?.uiColor
    if environment.scrollContentBackgroundVisibility == .hidden { table.backgroundColor = .clear }
    table.isScrollEnabled = environment.isScrollEnabled
    table.isEditing = environment.editMode?.wrappedValue.isEditing == true
    table.allowsMultipleSelection = selection?.allowsSeveral == true
    if environment.refresh != nil, table.refreshControl == nil { table.refreshControl = UIRefreshControl() }
    source.show([ListSection](content, in: rows), selection: selection, controller: context.graph.controller, in: table)
    return [ScrollingElement(table)]
  }
}

/// A view that scrolls, and extends beyond the safe area, as its content does while it scrolls.
final class ScrollingElement: LayoutElement {
  private let view: UIView

  init(_ view: UIView) { self.view = view }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: UIScreen.main.bounds.size)
  }

  override func place(in frame: CGRect, _ space: LayoutSpace) {
    let frame = space.viewFrame(space.extended(frame, edges: .all))
    if view.frame != frame { view.frame = frame }
  }
}
