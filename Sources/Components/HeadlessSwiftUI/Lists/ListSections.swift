import HeadlessUIKit

/// A section of a list.
@MainActor
struct ListSection {
  var header: [ContainedView] = []
  var footer: [ContainedView] = []
  var rows = ListRows()
  var headerProminence = Prominence.standard
}

/// The rows of a section, of which those of long collections are made when they are shown.
@MainActor
struct ListRows {
  private var items: [ContainedItem] = []
  /// The position of the first row of each item.
  private var starts: [Int] = []
  private(set) var count = 0

  mutating func append(_ item: ContainedItem) {
    items.append(item)
    starts.append(count)
    switch item {
    case .view: count += 1
    case .deferred(let deferred): count += deferred.count
    }
  }

  /// Returns a row, and makes it if it is one of a long collection.
  func row(at index: Int, keptBy graph: ViewGraph) -> ContainedView? {
    guard let item = starts.lastIndex(where: { $0 <= index }) else { return nil }
    switch items[item] {
    case .view(let view): return view
    case .deferred(let deferred):
      let views = deferred.views(index - starts[item], graph)
      // Several views of one element are one row here.
      guard var first = views.first else { return nil }
      if views.count > 1 {
        first.view = VStack { ForEach(views.indices, id: \.self) { ErasedView(content: views[$0].view) } }
      }
      return first
    }
  }
}

extension [ListSection] {
  /// The sections of a list's content. Rows outside of sections are in sections of their own.
  @MainActor
  init(_ content: some View, in context: BuildContext) {
    self = []
    var loose: ListSection?
    for item in content.containedItems(in: context) {
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
