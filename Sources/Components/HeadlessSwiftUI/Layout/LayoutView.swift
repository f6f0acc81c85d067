import HeadlessUIKit

/// Views that a layout arranges.
struct LayoutView<Arrangement: Layout, Content: View>: PrimitiveView {
  let layout: Arrangement
  let content: Content

  func elements(in context: BuildContext) -> [LayoutElement] {
    guard context.graph.connect(layout, in: context) else { return [] }
    let inner = context.child("layout").with(\.stackAxis, Arrangement.layoutProperties.stackOrientation)
    return [
      ArrangedElement(content.build(in: inner), layout, direction: context.environment.layoutDirection)
    ]
  }
}

/// Elements that a layout arranges.
final class ArrangedElement<Arrangement: Layout>: LayoutElement {
  private let layout: Arrangement
  private let children: [LayoutElement]
  private let placements: [LayoutSubview.Placement]
  private let subviews: LayoutSubviews
  private var cache: Arrangement.Cache
  private var cachedPass: LayoutPass?

  init(_ children: [LayoutElement], _ layout: Arrangement, direction: LayoutDirection) {
    (self.layout, self.children) = (layout, children)
    placements = children.map { _ in LayoutSubview.Placement() }
    subviews = LayoutSubviews(ArraySlice(zip(children, placements).map { LayoutSubview($0, $1) }), direction)
    cache = layout.makeCache(subviews: subviews)
  }

  /// Updates the cache once in a pass, because the content of views may have changed since the last one.
  private func updateCache() {
    guard let pass = LayoutPass.current, pass !== cachedPass else { return }
    if cachedPass != nil { layout.updateCache(&cache, subviews: subviews) }
    cachedPass = pass
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    updateCache()
    return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// The frames of the elements. One that the layout does not place is at the center.
  private func childFrames(in bounds: CGRect) -> [CGRect] {
    updateCache()
    for placement in placements { placement.proposal = nil }
    let offer = proposal(placedIn: bounds.size)
    layout.placeSubviews(in: bounds, proposal: offer, subviews: subviews, cache: &cache)
    return zip(children, placements).map { child, placement in
      let size = child.size(for: placement.proposal ?? ProposedViewSize(bounds.size))
      let isPlaced = placement.proposal != nil
      let position = isPlaced ? placement.position : CGPoint(x: bounds.midX, y: bounds.midY)
      let anchor = isPlaced ? placement.anchor : .center
      return CGRect(
        x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y, width: size.width,
        height: size.height)
    }
  }

  override var viewSpacing: ViewSpacing {
    updateCache()
    return layout.spacing(subviews: subviews, cache: &cache)
  }

  override func place(in frame: CGRect, _ space: LayoutSpace) {
    for (child, own) in zip(children, childFrames(in: frame)) { child.place(in: own, space) }
  }

  override var containsGuides: Bool { true }

  override func guide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    updateCache()
    let bounds = CGRect(origin: .zero, size: size)
    let own =
      key.axis == .horizontal
      ? layout.explicitAlignment(
        of: HorizontalAlignment(key.id), in: bounds, proposal: ProposedViewSize(size), subviews: subviews,
        cache: &cache)
      : layout.explicitAlignment(
        of: VerticalAlignment(key.id), in: bounds, proposal: ProposedViewSize(size), subviews: subviews,
        cache: &cache)
    return own ?? key.combined(children, childFrames(in: bounds))
  }

  override func baseline(_ baseline: Baseline, in size: CGSize) -> CGFloat? {
    guide((baseline == .first ? VerticalAlignment.firstTextBaseline : .lastTextBaseline).key, in: size)
  }
}
