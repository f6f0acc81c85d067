/// Builds items of bars from closures.
@resultBuilder @MainActor @preconcurrency
public enum ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> _ToolbarItems {
    var entries: [ToolbarEntry] = []
    repeat entries.append(contentsOf: (each content).allEntries)
    return _ToolbarItems(entries: entries)
  }

  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> _ToolbarItems {
    _ToolbarItems(entries: content?.allEntries ?? [])
  }

  public static func buildEither<First: ToolbarContent>(first: First) -> _ToolbarItems {
    _ToolbarItems(entries: first.allEntries)
  }

  public static func buildEither<Second: ToolbarContent>(second: Second) -> _ToolbarItems {
    _ToolbarItems(entries: second.allEntries)
  }

  public static func buildLimitedAvailability(_ content: some ToolbarContent) -> _ToolbarItems {
    _ToolbarItems(entries: content.allEntries)
  }
}

/// The items of a block.
public struct _ToolbarItems: CustomizableToolbarContent, ToolbarEntries {
  public typealias Body = Never

  let entries: [ToolbarEntry]
}
