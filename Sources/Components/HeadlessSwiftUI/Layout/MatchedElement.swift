import HeadlessUIKit

extension View {
  /// Gives the view the geometry of the source with the identifier. A source keeps its own.
  ///
  /// The view keeps its place in the layout: it is only drawn elsewhere.
  public func matchedGeometryEffect(
    id: some Hashable, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    ModifiedView(self) { content, context in
      let inner = content.buildOne(in: context.child("content"))
      var shared = context
      shared.node = context.graph.root.child(.name("matched"))
      let source = shared.child(identifiedBy: MatchedIdentity(namespace: namespace, value: AnyHashable(id)))
        .stored("source") { MatchedSource() }
      let graph = context.graph
      guard isSource else { return [MatchedElement(inner, source: source, properties: properties, anchor: anchor)] }
      let element = ReportingElement(inner) { frame, space in
        let frame = frame.offsetBy(dx: space.origin.x, dy: space.origin.y)
        guard source.frame != frame else { return }
        source.frame = frame
        if source.hasFollowers { graph.setNeedsEvaluation() }
      }
      return [element]
    }
  }

  public func geometryGroup() -> some View { self }
}

/// What views with matched geometry have in common.
private struct MatchedIdentity: Hashable {
  let namespace: Namespace.ID
  let value: AnyHashable
}

/// Where the source of matched geometry was in the last layout.
@MainActor
private final class MatchedSource {
  /// The frame in the hosting view, in points; `nil` before the first layout.
  var frame: CGRect?
  var hasFollowers = false
}

/// An element that is drawn where the source of its geometry is.
private final class MatchedElement: WrappingElement {
  private let source: MatchedSource
  private let properties: MatchedGeometryProperties
  private let anchor: UnitPoint

  init(_ content: LayoutElement, source: MatchedSource, properties: MatchedGeometryProperties, anchor: UnitPoint) {
    (self.source, self.properties, self.anchor) = (source, properties, anchor)
    super.init(content)
  }

  override func place(in frame: CGRect, _ space: LayoutSpace) {
    source.hasFollowers = true
    guard let match = source.frame?.offsetBy(dx: -space.origin.x, dy: -space.origin.y) else {
      return super.place(in: frame, space)
    }
    let size =
      properties.contains(.size) ? content.size(for: ProposedViewSize(match.size)) : frame.size
    let target = properties.contains(.position) ? match : frame
    let point = CGPoint(x: target.minX + target.width * anchor.x, y: target.minY + target.height * anchor.y)
    super.place(
      in: CGRect(
        origin: CGPoint(x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y), size: size), space)
  }
}
