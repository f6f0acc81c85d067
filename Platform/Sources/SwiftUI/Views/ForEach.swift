import UIKit

/// A view for each element of a collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public let data: Data
  public let content: (Data.Element) -> Content
  private let id: (Data.Element) -> ID
}

extension ForEach where Content: View {
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, id: { $0.id })
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
    data.flatMap { element in content(element).build(in: context.child("\(id(element))")) }
  }
}

extension ForEach: PreviewSplitting where Content: View {
  func previewParts() -> [PreviewPart] { data.flatMap { content($0).parts() } }
}
