import HeadlessUIKit

/// An element with the size of the container around: the safe area of the hosting view, or of a scroll view in it.
private final class ContainerRelativeElement: WrappingElement {
  private let axes: Axis.Set
  private let alignment: Alignment
  private let container: CGSize
  private let length: @MainActor (CGFloat, Axis) -> CGFloat

  init(
    _ content: LayoutElement, axes: Axis.Set, alignment: Alignment, container: CGSize,
    length: @escaping @MainActor (CGFloat, Axis) -> CGFloat
  ) {
    (self.axes, self.alignment, self.container, self.length) = (axes, alignment, container, length)
    super.init(content)
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? length(container.width, .horizontal) : proposal.width,
      height: axes.contains(.vertical) ? length(container.height, .vertical) : proposal.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let offer = offer(proposal)
    let size = content.size(for: offer)
    return CGSize(
      width: axes.contains(.horizontal) ? offer.width ?? size.width : size.width,
      height: axes.contains(.vertical) ? offer.height ?? size.height : size.height)
  }

  override func contentFrame(in size: CGSize) -> CGRect {
    content.frame(
      of: content.size(for: offer(ProposedViewSize(size))), in: CGRect(origin: .zero, size: size), alignment: alignment)
  }
}

extension EnvironmentValues {
  private enum ContainerKey: EnvironmentKey {
    static var defaultValue: CGSize { .zero }
  }

  /// The size of the container around: the hosting view's safe area, or a scroll view, in points.
  var containerSize: CGSize {
    get { self[ContainerKey.self] }
    set { self[ContainerKey.self] = newValue }
  }
}

extension View {
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let available = length - spacing * CGFloat(count - 1)
      return available / CGFloat(max(count, 1)) * CGFloat(span) + CGFloat(span - 1) * spacing
    }
  }

  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping @MainActor (CGFloat, Axis) -> CGFloat
  ) -> some View {
    ModifiedView(self) { content, context in
      let container = context.environment.containerSize
      context.graph.usesContainerSize = true
      return content.build(in: context.child("content")).map {
        ContainerRelativeElement($0, axes: axes, alignment: alignment, container: container, length: length)
      }
    }
  }
}
