import HeadlessUIKit

/// Rows in one column, which scroll. Only rows on the screen are made.
public struct List<SelectionValue: Hashable, Content: View>: PrimitiveView {
  private let content: any View
  private let selection: ListSelection?

  fileprivate init(selection: ListSelection?, view: any View) {
    (self.selection, content) = (selection, view)
  }

  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection.map(ListSelection.init(several:)), view: content())
  }

  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection.map(ListSelection.init(one:)), view: content())
  }

  // A set of values selects several rows, and is not one value that is required.
  @_disfavoredOverload
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(selection: ListSelection(required: selection), view: content())
  }

  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      selection: selection.map(ListSelection.init(several:)), view: ForEach(data, content: rowContent))
  }

  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: selection.map(ListSelection.init(one:)), view: ForEach(data, content: rowContent))
  }

  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(
      selection: selection.map(ListSelection.init(several:)), view: ForEach(data, id: id, content: rowContent))
  }

  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: selection.map(ListSelection.init(one:)), view: ForEach(data, id: id, content: rowContent))
  }

  func elements(in context: BuildContext) -> [LayoutElement] {
    ListElement.elements(of: content, selection: selection, kind: .row, in: context)
  }
}

extension List where SelectionValue == Never {
  public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, view: content()) }

  // A binding to a collection is itself a collection of bindings.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: nil, view: ForEach(data, content: rowContent))
  }

  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: nil, view: ForEach(data, id: id, content: rowContent))
  }

  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection: nil, view: ForEach(data, id: \.self, content: rowContent))
  }

  /// Creates rows with bindings to the elements.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
    Data.Element: Identifiable
  {
    self.init(selection: nil, view: ForEach(data, content: rowContent))
  }

  /// Creates rows with bindings to the elements, and actions that change the collection.
  public init<Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID,
      EditableCollectionContent<RowContent>
    >, Data.Element: Identifiable
  {
    self.init(selection: nil, view: ForEach(data, editActions: editActions, content: rowContent))
  }

  /// Creates rows with bindings to the elements.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent> {
    self.init(selection: nil, view: ForEach(data, id: id, content: rowContent))
  }

  /// Creates rows of a tree. In a first frame, no branch is open.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data.Element: Identifiable
  {
    self.init(selection: nil, view: OutlineGroup(data, children: children, content: rowContent))
  }
}

/// The selected rows of a list.
@MainActor
struct ListSelection {
  let allowsSeveral: Bool
  let contains: @MainActor (AnyHashable) -> Bool
  let toggle: @MainActor (AnyHashable) -> Void

  init<Value: Hashable>(several binding: Binding<Set<Value>>) {
    allowsSeveral = true
    contains = { ($0.base as? Value).map(binding.wrappedValue.contains) ?? false }
    toggle = { value in
      guard let value = value.base as? Value else { return }
      binding.wrappedValue.formSymmetricDifference([value])
    }
  }

  init<Value: Hashable>(one binding: Binding<Value?>) {
    allowsSeveral = false
    contains = { $0.base as? Value == binding.wrappedValue && binding.wrappedValue != nil }
    toggle = { binding.wrappedValue = $0.base as? Value }
  }

  init<Value: Hashable>(required binding: Binding<Value>) {
    allowsSeveral = false
    contains = { $0.base as? Value == binding.wrappedValue }
    toggle = { if let value = $0.base as? Value { binding.wrappedValue = value } }
  }
}
