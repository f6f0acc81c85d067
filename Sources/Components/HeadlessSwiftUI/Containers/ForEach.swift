public import HeadlessUIKit

/// A view for each element of a collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
}

extension ForEach where Content: View {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }

  /// Creates a view for each element, with a binding to it.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)> {
    self.init(rowsOf: data, id: id) { content($1) }
  }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, id: { $0.id })
  }
}

extension ForEach where Content: View {
  /// Creates a view for each element, with a binding to it.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable, C.Element.ID == ID {
    self.init(rowsOf: data, id: \.id) { content($1) }
  }
}

extension ForEach {
  /// Creates a row for each element, from its index and a binding to it.
  init<C: MutableCollection & RandomAccessCollection>(
    rowsOf data: Binding<C>, id: KeyPath<C.Element, ID>, row: @escaping (C.Index, Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)> {
    let elements = data.wrappedValue
    self.init(
      data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) },
      content: { index, _ in
        row(index, Binding(get: { data.wrappedValue[index] }, set: { data.wrappedValue[index] = $0 }))
      }, id: { $0.1 })
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, id: { $0 })
  }
}

extension ForEach: View where Content: View {
  public typealias Body = Never
}

extension ForEach: PrimitiveView where Content: View {
  func elements(in context: BuildContext) -> [LayoutElement] {
    data.flatMap { element in
      context.identified(id(element), content(element).build(in: context.child(identifiedBy: id(element))))
    }
  }
}

extension ForEach: ContainedViews where Content: View {
  func containedItems(in context: BuildContext) -> [ContainedItem] {
    guard data.count <= deferringCount else { return [.deferred(deferred(in: context))] }
    return data.enumerated().flatMap { offset, element in
      let identity = id(element)
      return content(element).containedItems(in: context.child(identifiedBy: identity)).map { item in
        item.mapViews { $0.traits.setElement(identity, at: offset) }
      }
    }
  }

  @MainActor private func deferred(in context: BuildContext) -> DeferredViews {
    func element(_ index: Int) -> Data.Element { data[data.index(data.startIndex, offsetBy: index)] }
    return DeferredViews(count: data.count, place: { context.child(identifiedBy: id(element($0))).node }) {
      offset, graph in
      let element = element(offset)
      let identity = id(element)
      var views = content(element).containedViews(in: context.kept(by: graph).child(identifiedBy: identity))
      for index in views.indices { views[index].traits.setElement(identity, at: offset) }
      return views
    }
  }
}

/// The number of elements up to which a collection's views are made at once. Rows of longer collections are made when
/// they are shown.
private let deferringCount = 64

extension ForEach: PreviewSplitting where Content: View {
  func previewParts() -> [ViewPreview] { data.flatMap { content($0).previews() } }
}

/// A view of a collection whose elements can be removed, inserted and moved.
@MainActor @preconcurrency
public protocol DynamicViewContent: View {
  associatedtype Data: Collection

  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension DynamicViewContent {
  /// Removes elements of the collection where their rows are deleted.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    EditableContent(content: self) { offset, row in
      guard let action else { return }
      row.delete = { action(IndexSet(integer: offset)) }
    }
  }

  /// Moves elements of the collection where their rows are moved.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    EditableContent(content: self) { offset, row in
      guard let action else { return }
      // The destination is the offset before the elements are removed from their old places.
      row.move = { distance in action(IndexSet(integer: offset), offset + distance + (distance > 0 ? 1 : 0)) }
    }
  }

  /// Inserts dropped items. Nothing is dropped in a first frame.
  public func onInsert(of types: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void)
    -> some DynamicViewContent
  {
    EditableContent(content: self) { _, _ in }
  }
}

/// The views of a collection that can be edited.
struct EditableContent<Content: DynamicViewContent>: DynamicViewContent, PrimitiveView, ContainedViews {
  let content: Content
  /// Changes what the row of an element tells its list. The first argument is the offset of the element.
  let change: @MainActor (Int, inout RowTraits) -> Void
  var data: Content.Data { content.data }

  func elements(in context: BuildContext) -> [LayoutElement] { content.build(in: context.child("editable")) }

  func containedItems(in context: BuildContext) -> [ContainedItem] {
    content.containedItems(in: context.child("editable")).map { item in
      item.mapViews { view in
        if let offset = view.traits.elementOffset { change(offset, &view.traits.row) }
      }
    }
  }
}
