import HeadlessUIKit

/// Content that can be scrolled.
public struct ScrollView<Content: View>: PrimitiveView {
  public var content: Content
  public var axes: Axis.Set
  public var showsIndicators: Bool

  public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
    (self.axes, showsIndicators, self.content) = (axes, true, content())
  }

  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool, @ViewBuilder content: () -> Content) {
    (self.axes, self.showsIndicators, self.content) = (axes, showsIndicators, content())
  }

  func elements(in context: BuildContext) -> [LayoutElement] {
    let view = context.graph.view(in: context) { UIScrollView() }
    context.graph.addScrollView()
    let environment = context.environment
    let viewport = context.stored("viewport") { Viewport() }
    view.contentInsetAdjustmentBehavior = .always
    view.isScrollEnabled = environment.isScrollEnabled
    view.setHardEdges(in: environment, last: &viewport.hardEdges)
    view.clipsToBounds = !environment.isScrollClipDisabled
    let showsIndicators = showsIndicators && environment.verticalScrollIndicatorVisibility.allowsIndicators
    view.showsVerticalScrollIndicator = showsIndicators
    view.showsHorizontalScrollIndicator = showsIndicators
    context.connectRefresh(to: view)
    var inner = context.child("content")
    inner.canvas = view
    inner.environment.viewport = viewport
    inner.environment.refresh = nil
    // Several views are in a column, also if they scroll along the horizontal axis.
    let element = VStack { content }.buildOne(in: inner)
    return [
      ScrollElement(
        element, in: view, axes: axes, viewport: viewport, margins: environment.scrollMargins.insets,
        anchor: environment.scrollAnchors.shownFirst, alignment: environment.scrollAnchors.ofSmallContent,
        point: environment.scrollPoint,
        targets: environment.scrollTargets,
        isRightToLeft: environment.layoutDirection == .rightToLeft)
    ]
  }
}

/// The visible part of scrolling content, in points.
@MainActor
final class Viewport {
  var size = CGSize.zero
  /// The distances of the visible part from the start of the content.
  var offset = CGPoint.zero
  /// The frames of identified views in the hosting view, in points.
  var targets: [AnyHashable: CGRect] = [:]
  /// Whether all of the content is made, to find a view in it.
  var includesEverything = false
  /// Whether the scroll view has shown an identified view, and keeps showing it.
  var hasFoundTarget = false

  /// The edges at which content ended at a line below bars in the last evaluation.
  var hardEdges: Edge.Set = []

  /// The end of the visible part along an axis.
  func end(along axis: Axis) -> CGFloat {
    guard !includesEverything else { return .infinity }
    return axis == .horizontal ? offset.x + size.width : offset.y + size.height
  }
}

private struct ViewportKey: EnvironmentKey {
  static var defaultValue: Viewport? { nil }
}

extension EnvironmentValues {
  /// The visible part of the scroll view around a view; `nil` outside of scroll views.
  var viewport: Viewport? {
    get { self[ViewportKey.self] }
    set { self[ViewportKey.self] = newValue }
  }
}

/// Content in a scroll view, at its ideal length along the axes of the scroll view.
private final class ScrollElement: WrappingElement {
  private let view: UIScrollView
  private let axes: Axis.Set
  private let viewport: Viewport
  private let margins: EdgeInsets
  private let anchor: UnitPoint?
  private let alignment: UnitPoint?
  private let point: CGPoint?
  private let targets: ScrollTargets?
  private let isRightToLeft: Bool

  init(
    _ content: LayoutElement, in view: UIScrollView, axes: Axis.Set, viewport: Viewport, margins: EdgeInsets,
    anchor: UnitPoint?, alignment: UnitPoint?, point: CGPoint?, targets: ScrollTargets?, isRightToLeft: Bool
  ) {
    (self.view, self.axes, self.viewport, self.margins) = (view, axes, viewport, margins)
    (self.anchor, self.alignment, self.point, self.targets) = (anchor, alignment, point, targets)
    self.isRightToLeft = isRightToLeft
    super.init(content)
  }

  private func contentSize(for proposal: ProposedViewSize) -> CGSize {
    let inner = proposal.inset(by: margins)
    return content.size(
      for: ProposedViewSize(
        width: axes.contains(.horizontal) ? nil : inner.width, height: axes.contains(.vertical) ? nil : inner.height))
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    prepare(proposal)
    let size = contentSize(for: proposal)
    let width = size.width + margins.leading + margins.trailing
    let height = size.height + margins.top + margins.bottom
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? width : width,
      height: axes.contains(.vertical) ? proposal.height ?? height : height)
  }

  /// Tells lazy content how much of it is visible.
  private func prepare(_ proposal: ProposedViewSize) {
    // A size without a proposal is asked for by a view that is at most as large as the screen.
    let screen = UIScreen.main.bounds.size
    func visible(_ length: CGFloat?, _ limit: CGFloat) -> CGFloat { length.flatMap { $0.isFinite ? $0 : nil } ?? limit }
    viewport.size = CGSize(
      width: visible(proposal.width, screen.width), height: visible(proposal.height, screen.height))
    viewport.offset = CGPoint(x: max(view.contentOffset.x, 0), y: max(view.contentOffset.y, 0))
    viewport.includesEverything = targets?.request != nil || anchor.map { $0 != .topLeading && $0 != .top } == true
  }

  override func place(in frame: CGRect, _ space: LayoutSpace) {
    prepare(ProposedViewSize(frame.size))
    // The content scrolls beneath bars and the edges of the screen, so all of it is in reach.
    let outer = space.extended(frame, edges: .all)
    viewport.size.width += outer.width - frame.width
    viewport.size.height += outer.height - frame.height
    let viewFrame = space.viewFrame(outer)
    if view.frame != viewFrame { view.frame = viewFrame }
    let size = contentSize(for: ProposedViewSize(frame.size))
    var extent = CGSize(
      width: size.width + margins.leading + margins.trailing, height: size.height + margins.top + margins.bottom)
    // Content that does not scroll along an axis is in the middle of it.
    if !axes.contains(.horizontal) { extent.width = max(extent.width, frame.width) }
    if !axes.contains(.vertical) { extent.height = max(extent.height, frame.height) }
    var x = axes.contains(.horizontal) ? margins.leading : (extent.width - size.width) / 2
    var y = axes.contains(.vertical) ? margins.top : (extent.height - size.height) / 2
    if let alignment {
      let spare = CGSize(width: max(frame.width - extent.width, 0), height: max(frame.height - extent.height, 0))
      x += spare.width * alignment.x
      y += spare.height * alignment.y
      extent.width += spare.width
      extent.height += spare.height
    }
    if view.contentSize != extent { view.contentSize = extent }
    let whole = CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
    var inner = space
    inner.mirroredWidth = isRightToLeft ? extent.width : nil
    inner.origin.x += outer.minX - view.contentOffset.x
    inner.origin.y += outer.minY - view.contentOffset.y
    // Nothing in the content reaches across the safe area: the scroll view does.
    (inner.safeArea, inner.screen) = (whole, whole)
    inner.viewport = viewport
    viewport.targets = [:]
    inner.named[ScrollViewSpace.name] = outer.offsetBy(dx: space.origin.x, dy: space.origin.y)
    content.place(in: CGRect(origin: CGPoint(x: x, y: y), size: size), inner)
    let visible = CGRect(origin: CGPoint(x: frame.minX - outer.minX, y: frame.minY - outer.minY), size: frame.size)
    if let request = targets?.request, let target = viewport.targets[request.identity] {
      let own = target.offsetBy(dx: -inner.origin.x, dy: -inner.origin.y)
      show(own, at: request.anchor, of: extent, in: visible)
      viewport.hasFoundTarget = true
      targets?.finish()
    } else if !viewport.hasFoundTarget {
      scrollToAnchor(extent, frame.size)
    }
  }

  /// Shows a rectangle of the content.
  ///
  /// - Parameter visible: The part of the scroll view that nothing covers, in the space of its frame.
  private func show(_ target: CGRect, at anchor: UnitPoint?, of extent: CGSize, in visible: CGRect) {
    func offset(_ start: CGFloat, _ length: CGFloat, _ part: CGFloat?, _ old: CGFloat, _ room: CGFloat, _ all: CGFloat)
      -> CGFloat
    {
      let wanted =
        part.map { start + length * $0 - room * $0 } ?? min(max(old, start + length - room), start)
      return min(max(wanted, 0), max(all - room, 0))
    }
    if axes.contains(.vertical) {
      let old = view.contentOffset.y + visible.minY
      view.contentOffset.y =
        offset(target.minY, target.height, anchor?.y, old, visible.height, extent.height) - visible.minY
    }
    if axes.contains(.horizontal) {
      let old = view.contentOffset.x + visible.minX
      view.contentOffset.x =
        offset(target.minX, target.width, anchor?.x, old, visible.width, extent.width) - visible.minX
    }
  }

  /// Shows the part of the content at the anchor, or else its leading edge.
  private func scrollToAnchor(_ extent: CGSize, _ size: CGSize) {
    let hidden = CGSize(width: max(extent.width - size.width, 0), height: max(extent.height - size.height, 0))
    let insets = view.adjustedContentInset
    if let point {
      view.contentOffset = CGPoint(
        x: min(max(point.x, 0), hidden.width) - insets.left, y: min(max(point.y, 0), hidden.height) - insets.top)
    } else if let anchor {
      view.contentOffset = CGPoint(
        x: hidden.width * anchor.x - insets.left, y: hidden.height * anchor.y - insets.top)
    } else if isRightToLeft, axes.contains(.horizontal), hidden.width > 0, view.contentOffset.x <= 0 {
      view.contentOffset.x = hidden.width - insets.left
    }
  }
}
