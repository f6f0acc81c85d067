import HeadlessUIKit

/// The rows of a tree. A row with children opens them; in a first frame, none is open.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
  private let data: Data
  private let id: KeyPath<Data.Element, ID>
  private let children: KeyPath<Data.Element, Data?>
  private let content: (Data.Element) -> Leaf
}

/// The rows of a branch.
public struct OutlineSubgroupChildren: View {
  let content: any View

  public var body: some View { ErasedView(content: content) }
}

extension OutlineGroup
where
  ID == Data.Element.ID, Data.Element: Identifiable, Parent: View, Parent == Leaf,
  Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
{
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(data: data, id: \.id, children: children, content: content)
  }
}

extension OutlineGroup: View where Leaf: View {
  public var body: some View {
    ForEach(data, id: id) { element in
      if let nested = element[keyPath: children] {
        DisclosureGroup {
          AnyView(OutlineGroup(data: nested, id: id, children: children, content: content))
        } label: {
          content(element)
        }
      } else {
        content(element)
      }
    }
  }
}
