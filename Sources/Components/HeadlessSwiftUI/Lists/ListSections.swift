import HeadlessUIKit

/// A section of a list.
@MainActor
struct ListSection {
  var header: [ContainedView] = []
  var footer: [ContainedView] = []
  var rows = ContainedSequence()
  var headerProminence = Prominence.standard
}

extension [ListSection] {
  /// The sections of a list's content. Rows outside of sections are in sections of their own.
  @MainActor
  init(_ content: some View, in context: BuildContext) {
    self = []
    var loose: ListSection?
    for item in content.containedItems(in: context).flatMap({ $0.separatingSections(keptBy: context.graph) }) {
      if case .view(let view) = item, let section = view.traits.section {
        if let rows = loose { append(rows) }
        loose = nil
        append(ListSection(section, in: view.context))
      } else {
        loose = loose ?? ListSection()
        loose?.rows.append(item)
      }
    }
    if let loose { append(loose) }
  }
}

extension ListSection {
  fileprivate init(_ section: SectionContent, in context: BuildContext) {
    header = section.header.containedViews(in: context.child("header"))
    footer = section.footer.containedViews(in: context.child("footer"))
    headerProminence = context.environment.headerProminence
    guard section.isExpanded?.wrappedValue != false else { return }
    for item in section.content.containedItems(in: context.child("content")) { rows.append(item) }
  }
}
