public import HeadlessUIKit

/// A view of a container, which the container shows where it wants.
nonisolated public struct Subview: PrimitiveView, Identifiable {
  /// The identity of a view in its container.
  public struct ID: Hashable {
    let value: AnyHashable
  }

  public let id: ID
  public let containerValues: ContainerValues
  let contained: ContainedView

  @MainActor init(_ contained: ContainedView) {
    (id, containerValues) = (ID(value: contained.identity), contained.traits.containerValues)
    self.contained = contained
  }

  @MainActor func elements(in context: BuildContext) -> [LayoutElement] {
    var own = contained.context
    own.environment = context.environment
    own.canvas = context.canvas
    return contained.view.build(in: own)
  }
}

/// The views of a container.
nonisolated public struct SubviewsCollection: PrimitiveView, RandomAccessCollection {
  let views: [Subview]

  public var startIndex: Int { 0 }
  public var endIndex: Int { views.count }
  public subscript(index: Int) -> Subview { views[index] }

  @MainActor func elements(in context: BuildContext) -> [LayoutElement] {
    ForEach(views) { $0 }.build(in: context.child("subviews"))
  }
}

/// A section of a container.
public struct SectionConfiguration: Identifiable {
  /// The identity of a section in its container.
  public struct ID: Hashable {
    let value: AnyHashable
  }

  public let id: ID
  public let header: SubviewsCollection
  public let footer: SubviewsCollection
  public let content: SubviewsCollection
  public let containerValues: ContainerValues
}

/// The sections of a container.
public struct SectionCollection: RandomAccessCollection {
  let sections: [SectionConfiguration]

  public var startIndex: Int { 0 }
  public var endIndex: Int { sections.count }
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

/// A view that is made of the views of another one.
nonisolated public struct _SubviewReader<Base: View, Result: View>: PrimitiveView {
  let base: Base
  let result: (SubviewsCollection) -> Result

  @MainActor func elements(in context: BuildContext) -> [LayoutElement] {
    let views = base.containedViews(in: context.child("base"))
    return result(SubviewsCollection(views: views.map { Subview($0) })).build(in: context.child("result"))
  }
}

/// A view that is made of the sections of another one.
nonisolated public struct _SectionReader<Base: View, Result: View>: PrimitiveView {
  let base: Base
  let result: (SectionCollection) -> Result

  @MainActor func elements(in context: BuildContext) -> [LayoutElement] {
    result(SectionCollection(sections: sections(in: context.child("base")))).build(in: context.child("result"))
  }

  /// The sections. Views outside of sections are a section of their own.
  @MainActor private func sections(in context: BuildContext) -> [SectionConfiguration] {
    var found: [SectionConfiguration] = []
    var loose: [ContainedView] = []
    func close() {
      guard let first = loose.first else { return }
      found.append(section(identity: first.identity, content: loose))
      loose = []
    }
    for view in base.containedViews(in: context) {
      guard let section = view.traits.section else {
        loose.append(view)
        continue
      }
      close()
      found.append(
        self.section(
          identity: view.identity, header: section.header.containedViews(in: view.context.child("header")),
          footer: section.footer.containedViews(in: view.context.child("footer")),
          content: section.content.containedViews(in: view.context.child("content")),
          values: view.traits.containerValues))
    }
    close()
    return found
  }

  @MainActor private func section(
    identity: AnyHashable, header: [ContainedView] = [], footer: [ContainedView] = [], content: [ContainedView],
    values: ContainerValues = ContainerValues()
  ) -> SectionConfiguration {
    func views(_ views: [ContainedView]) -> SubviewsCollection {
      SubviewsCollection(views: views.map { Subview($0) })
    }
    return SectionConfiguration(
      id: .init(value: identity), header: views(header), footer: views(footer), content: views(content),
      containerValues: values)
  }
}

extension Group where Content: View {
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == _SubviewReader<Base, Result> {
    self.init(content: _SubviewReader(base: view, result: transform))
  }

  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == _SectionReader<Base, Result> {
    self.init(content: _SectionReader(base: view, result: transform))
  }
}

extension ForEach {
  public init<V: View, Result: View>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Result
  ) where Data == Range<Int>, ID == Int, Content == _SubviewReader<V, ForEach<[Subview], Subview.ID, Result>> {
    let reader = _SubviewReader(base: view) { subviews in
      ForEach<[Subview], Subview.ID, Result>(data: subviews.views, content: content, id: { $0.id })
    }
    self.init(data: 0..<1, content: { _ in reader }, id: { $0 })
  }

  public init<V: View, Result: View>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Result
  )
  where
    Data == Range<Int>, ID == Int,
    Content == _SectionReader<V, ForEach<[SectionConfiguration], SectionConfiguration.ID, Result>>
  {
    let reader = _SectionReader(base: view) { collection in
      ForEach<[SectionConfiguration], SectionConfiguration.ID, Result>(
        data: collection.sections, content: content, id: { $0.id })
    }
    self.init(data: 0..<1, content: { _ in reader }, id: { $0 })
  }
}
