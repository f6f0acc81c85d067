import HeadlessUIKit

/// A section of a list.
@MainActor
struct ListSection {
  var header: [ContainedView] = []
  var footer: [ContainedView] = []
  var rows = ContainedSequence()
  var headerProminence = Prominence.standard
  /// The distance to the section above, in points; `nil` for that of the look.
  var spacing: CGFloat?
}

extension [ListSection] {
  /// The sections at other distances than those of the look.
  ///
  /// - Parameter rowSpacing: The distance between rows, each of which becomes a group of its own; `nil` for none.
  @MainActor
  func spaced(by sectionSpacing: CGFloat?, rows rowSpacing: CGFloat?) -> [ListSection] {
    flatMap { section -> [ListSection] in
      var section = section
      section.spacing = sectionSpacing
      guard let rowSpacing, section.rows.count > 1 else { return [section] }
      return (0..<section.rows.count).map { index in
        var part = section
        part.rows = section.rows.single(at: index)
        if index > 0 { (part.header, part.spacing) = ([], rowSpacing) }
        if index < section.rows.count - 1 { part.footer = [] }
        return part
      }
    }
  }
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
    for item in section.actions?.containedItems(in: context.child("actions")) ?? [] { rows.append(item) }
  }
}
