public import HeadlessUIKit

/// An element with content at an edge of the safe area, which becomes smaller for the element.
private final class SafeAreaInsetElement: WrappingElement {
  private let inset: LayoutElement
  private let edge: Edge
  private let alignment: Alignment
  private let spacing: CGFloat

  init(_ content: LayoutElement, inset: LayoutElement, edge: Edge, alignment: Alignment, spacing: CGFloat) {
    (self.inset, self.edge, self.alignment, self.spacing) = (inset, edge, alignment, spacing)
    super.init(content)
  }

  private var isVertical: Bool { edge == .top || edge == .bottom }

  /// The size of the inset content, and the lengths at the edges that it takes.
  private func insets(for proposal: ProposedViewSize) -> (size: CGSize, insets: EdgeInsets) {
    let size = inset.size(for: proposal)
    let length = (isVertical ? size.height : size.width) + spacing
    return (size, EdgeInsets(Edge.Set(edge), length: length))
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let (_, insets) = insets(for: proposal)
    let size = content.size(for: proposal.inset(by: insets))
    return CGSize(
      width: size.width + insets.leading + insets.trailing, height: size.height + insets.top + insets.bottom)
  }

  override func contentFrame(in size: CGSize) -> CGRect {
    let (_, insets) = insets(for: ProposedViewSize(size))
    return CGRect(
      x: insets.leading, y: insets.top, width: max(size.width - insets.leading - insets.trailing, 0),
      height: max(size.height - insets.top - insets.bottom, 0))
  }

  override func place(in frame: CGRect, _ space: LayoutSpace) {
    let (size, _) = insets(for: ProposedViewSize(frame.size))
    let inner = contentFrame(in: frame.size).offsetBy(dx: frame.minX, dy: frame.minY)
    var reduced = space
    reduced.safeArea = space.safeArea.intersection(inner)
    content.place(in: inner, reduced)
    var area = frame
    switch edge {
    case .top: area.size.height = size.height
    case .bottom: area = CGRect(x: frame.minX, y: frame.maxY - size.height, width: frame.width, height: size.height)
    case .leading: area.size.width = size.width
    case .trailing: area = CGRect(x: frame.maxX - size.width, y: frame.minY, width: size.width, height: frame.height)
    }
    inset.place(in: inset.frame(of: size, in: area, alignment: alignment), space)
  }
}

extension View {
  public func safeAreaInset(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    inset(
      content(), edge == .top ? .top : .bottom, Alignment(horizontal: alignment, vertical: .center), spacing)
  }

  public func safeAreaInset(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    inset(
      content(), edge == .leading ? .leading : .trailing, Alignment(horizontal: .center, vertical: alignment), spacing)
  }

  /// Content at a bar's edge, as in iOS 26.
  public func safeAreaBar(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }

  private func inset(_ view: some View, _ edge: Edge, _ alignment: Alignment, _ spacing: CGFloat?) -> some View {
    ModifiedView(self) { content, context in
      let element = content.buildOne(in: context.child("content"))
      let inset = view.buildOne(in: context.child("inset").with(\.stackAxis, nil))
      return [
        SafeAreaInsetElement(element, inset: inset, edge: edge, alignment: alignment, spacing: spacing ?? 0)
      ]
    }
  }

  public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(edges, length)
  }
  public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }
}

/// The upper or lower edge.
public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable {
  case top, bottom

  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public static let top = Set(rawValue: 1)
    public static let bottom = Set(rawValue: 2)
    public static let all: Set = [.top, .bottom]

    public init(rawValue: Int8) { self.rawValue = rawValue }
  }
}

/// The leading or trailing edge.
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable {
  case leading, trailing

  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public static let leading = Set(rawValue: 1)
    public static let trailing = Set(rawValue: 2)
    public static let all: Set = [.leading, .trailing]

    public init(rawValue: Int8) { self.rawValue = rawValue }
  }
}
