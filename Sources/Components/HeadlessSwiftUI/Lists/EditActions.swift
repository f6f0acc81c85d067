/// What people can do with the rows of a collection.
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int
  public static var move: EditActions { EditActions(rawValue: 1) }
  public static var delete: EditActions { EditActions(rawValue: 2) }
  public static var all: EditActions { [.move, .delete] }

  public init(rawValue: Int) { self.rawValue = rawValue }
}

/// The row of an element that can be moved or deleted.
public struct EditableCollectionContent<Content: View>: View {
  let content: Content
  let delete: (@MainActor () -> Void)?
  let move: (@MainActor (Int) -> Void)?

  public var body: some View {
    content.containerTrait {
      if let delete { $0.row.delete = delete }
      if let move { $0.row.move = move }
    }
  }
}

extension ForEach {
  /// Creates a view for each element, with a binding to it, and actions that change the collection.
  public init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Row: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Row
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, Content == EditableCollectionContent<Row> {
    self.init(rowsOf: data, id: id) { index, element in
      EditableCollectionContent(
        content: content(element),
        delete: editActions.contains(.delete) ? { data.wrappedValue.remove(at: index) } : nil,
        move: editActions.contains(.move) ? { data.wrappedValue.move(at: index, by: $0) } : nil)
    }
  }

  public init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Row: View>(
    _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Row
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, Content == EditableCollectionContent<Row>,
    C.Element: Identifiable, C.Element.ID == ID
  {
    self.init(data, id: \.id, editActions: editActions, content: content)
  }
}

extension RangeReplaceableCollection where Self: RandomAccessCollection {
  fileprivate mutating func move(at index: Index, by distance: Int) {
    let place = self.distance(from: startIndex, to: index) + distance
    let element = remove(at: index)
    insert(element, at: self.index(startIndex, offsetBy: Swift.min(Swift.max(place, 0), count)))
  }
}
