/// Builds views from closures.
@resultBuilder @MainActor @preconcurrency
public enum ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
  {
    var views: [any View] = []
    repeat views.append(each content)
    return TupleView((repeat each content), views: views)
  }

  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
    .init(storage: .first(first))
  }

  public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
    .init(storage: .second(second))
  }

  public static func buildLimitedAvailability(_ content: some View) -> AnyView { AnyView(content) }
}

/// The views of a block.
public struct TupleView<Content>: PrimitiveView {
  public let value: Content
  let views: [any View]

  public init(_ value: Content) {
    self.init(value, views: Mirror(reflecting: value).children.compactMap { $0.value as? any View })
  }

  init(_ value: Content, views: [any View]) {
    self.value = value
    self.views = views
  }
}

extension TupleView: PreviewSplitting {
  func previewParts() -> [ViewPreview] { views.flatMap { $0.previews() } }
}

/// One of the two branches of a condition.
public struct _ConditionalContent<First: View, Second: View>: PrimitiveView {
  enum Storage {
    case first(First)
    case second(Second)
  }

  let storage: Storage
}

extension _ConditionalContent: PreviewSplitting {
  func previewParts() -> [ViewPreview] {
    switch storage {
    case .first(let view): view.previews()
    case .second(let view): view.previews()
    }
  }
}

/// Views without a common container.
public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  public typealias Body = Never

  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Group: PreviewSplitting where Content: View {
  func previewParts() -> [ViewPreview] { content.previews() }
}
