import FirstFrameLayoutTree
import HeadlessUIKit

/// Makes the element of a list.
@MainActor
enum ListElement {
  static func elements(
    of content: some View, selection: ListSelection?, kind: ContainerKind, in context: BuildContext
  ) -> [LayoutElement] {
    let own = context.environment.tableStyle
    let style = kind == .formRow && own == .plain ? .insetGrouped : own
    // The style of a table cannot change, so each style has a table of its own.
    let context = context.child("list\(style.rawValue)")
    let table = context.withTraits { context.graph.view(in: context) { UITableView(frame: .zero, style: style) } }
    let source = context.stored("rows") { ListSource() }
    var rows = context.child("rows")
    rows.environment.containerKind = kind
    rows.environment.stackAxis = nil
    let environment = context.environment
    table.tintColor = environment.tint?.uiColor
    // A list is a collection view on a device.
    table.separatorsOverlapContent = true
    if environment.scrollContentBackgroundVisibility == .hidden { table.backgroundColor = .clear }
    let margins = environment.scrollMargins
    table.contentMargins = (margins.leading, margins.trailing)
    if style == .plain {
      // The space above and below groups is that of their headers and footers.
      table.contentInset = UIEdgeInsets(top: margins.top ?? 0, left: 0, bottom: margins.bottom ?? 0, right: 0)
    }
    table.isScrollEnabled = environment.isScrollEnabled
    table.setHardEdges(in: environment, last: &source.hardEdges)
    table.clipsToBounds = !environment.isScrollClipDisabled
    table.showsVerticalScrollIndicator = environment.verticalScrollIndicatorVisibility.allowsIndicators
    table.isEditing = environment.editMode?.wrappedValue.isEditing == true
    table.allowsMultipleSelection = selection?.allowsSeveral == true
    context.connectRefresh(to: table)
    let sections = [ListSection](content, in: rows).spaced(
      by: style == .plain ? nil : environment.listSectionSpacing.length,
      rows: style == .plain ? nil : environment.listRowSpacing)
    if style == .plain, environment.listRowSpacing != nil || environment.listSectionSpacing != .default {
      UsageWarnings.warn(
        "The rows and sections of a `List` in the style `plain` are drawn without the spacing that was set")
    }
    if environment[style: (any ListStyle).self] is SidebarListStyle, sections.contains(where: { !$0.header.isEmpty }) {
      UsageWarnings.warn("The headers of a `List` in the style `sidebar` are drawn without disclosure indicators")
    }
    source.show(
      sections, selection: selection, margins: margins, controller: context.graph.controller, in: table)
    if let targets = environment.scrollTargets, let request = targets.request, table.bounds.height > 0 {
      if source.scroll(to: request.identity, at: request.anchor) { targets.finish() }
    }
    return [ScreenElement(table)]
  }
}
