public import HeadlessUIKit

/// Views in a column, of which only the visible ones are made.
public struct LazyVStack<Content: View>: PrimitiveView {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
  }

  func elements(in context: BuildContext) -> [LayoutElement] {
    [
      LazyStackElement.element(
        of: content, axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .center),
        spacing: spacing, in: context)
    ]
  }
}

/// Views in a row, of which only the visible ones are made.
public struct LazyHStack<Content: View>: PrimitiveView {
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
  }

  func elements(in context: BuildContext) -> [LayoutElement] {
    [
      LazyStackElement.element(
        of: content, axis: .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment),
        spacing: spacing, in: context)
    ]
  }
}

/// The views of sections that stay visible while their section scrolls.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)

  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// Views one after the other, of which only the visible ones are made.
final class LazyStackElement: LayoutElement {
  private let cells: LazyCells
  private let axis: Axis
  private let alignment: Alignment
  private let spacing: CGFloat
  private let context: BuildContext
  private let viewport: Viewport?

  private init(
    _ cells: LazyCells, axis: Axis, alignment: Alignment, spacing: CGFloat?, viewport: Viewport?,
    in context: BuildContext
  ) {
    (self.cells, self.axis, self.alignment, self.spacing) = (cells, axis, alignment, spacing ?? 8)
    (self.viewport, self.context) = (viewport, context)
  }

  static func element(
    of content: some View, axis: Axis, alignment: Alignment, spacing: CGFloat?, in context: BuildContext
  ) -> LayoutElement {
    context.lazyElement(of: content, stackAxis: axis) { cells, viewport, inner in
      LazyStackElement(cells, axis: axis, alignment: alignment, spacing: spacing, viewport: viewport, in: inner)
    }
  }

  /// Measures views until the visible part is full, and estimates the others.
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let cross = proposal.length(along: axis.other)
    var (main, widest, index): (CGFloat, CGFloat, Int) = (0, 0, 0)
    let end = viewport?.end(along: axis) ?? .infinity
    while index < cells.count, main < end {
      let size = size(at: index, cross: cross)
      main += size.length(along: axis) + (index > 0 ? spacing : 0)
      widest = max(widest, size.length(along: axis.other))
      index += 1
    }
    if index > 0, index < cells.count { main += (main + spacing) / CGFloat(index) * CGFloat(cells.count - index) }
    return CGSize(along: axis, main: main, cross: cross.map { $0.isFinite ? $0 : widest } ?? widest)
  }

  private func size(at index: Int, cross: CGFloat?) -> CGSize {
    cells.element(at: index, in: context).size(for: ProposedViewSize(along: axis, main: nil, cross: cross))
  }

  override func place(in frame: CGRect, _ space: LayoutSpace) {
    let cross = frame.size.length(along: axis.other)
    var (position, index): (CGFloat, Int) = (0, 0)
    let end = viewport?.end(along: axis) ?? .infinity
    while index < cells.count, position < end {
      let size = size(at: index, cross: cross)
      let slot = CGRect(
        origin: axis == .vertical
          ? CGPoint(x: frame.minX, y: frame.minY + position) : CGPoint(x: frame.minX + position, y: frame.minY),
        size: CGSize(along: axis, main: size.length(along: axis), cross: cross))
      let element = cells.element(at: index, in: context)
      let own = element.frame(of: size, in: slot, alignment: alignment)
      if let identity = cells.identity(at: index) { space.record(identity, own) }
      element.place(in: own, space)
      position += size.length(along: axis) + spacing
      index += 1
    }
    cells.hide(outside: 0..<index)
  }
}
