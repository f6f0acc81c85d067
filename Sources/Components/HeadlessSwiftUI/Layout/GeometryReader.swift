public import HeadlessUIKit

/// A view that gets the size it is offered, and places its content at its upper leading corner.
public struct GeometryReader<Content: View>: PrimitiveView {
  private let content: (GeometryProxy) -> Content

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  func elements(in context: BuildContext) -> [LayoutElement] {
    let box = context.geometry(at: "geometry")
    let graph = context.graph
    let inner = content(GeometryProxy(box)).buildOne(in: context.child("content").with(\.stackAxis, nil))
    return [GeometryElement(inner) { if box.update($0, $1) { graph.setNeedsEvaluation() } }]
  }
}

/// Where a view was placed in the last layout.
@MainActor
final class GeometryBox {
  /// What a proxy returns of a place.
  struct Place: Equatable {
    var size = CGSize.zero
    var insets = EdgeInsets()
    /// The position in the hosting view, in points.
    var origin = CGPoint.zero
    var named: [AnyHashable: CGRect] = [:]
  }

  private(set) var place = Place()
  /// Whether the views use the position, not only the size.
  private var usesPosition = false

  func usePosition() -> Place {
    usesPosition = true
    return place
  }

  /// Notes the frame, and returns whether the views that use it must be evaluated again.
  func update(_ frame: CGRect, _ space: LayoutSpace) -> Bool {
    let old = place
    let new = Place(frame, space)
    // Sums are not exact: views that compute with a size would change it again and again.
    guard !new.isClose(to: old) else { return false }
    place = new
    return old.size != place.size || old.insets != place.insets || (usesPosition && old != place)
  }
}

extension GeometryBox.Place {
  init(_ frame: CGRect, _ space: LayoutSpace) {
    size = frame.size
    insets = EdgeInsets(
      top: max(space.safeArea.minY - space.screen.minY, 0), leading: max(space.safeArea.minX - space.screen.minX, 0),
      bottom: max(space.screen.maxY - space.safeArea.maxY, 0),
      trailing: max(space.screen.maxX - space.safeArea.maxX, 0))
    origin = CGPoint(x: space.origin.x + frame.minX, y: space.origin.y + frame.minY)
    named = space.named
  }

  /// Whether no length differs by a thousandth of a point.
  func isClose(to other: Self) -> Bool {
    func lengths(_ place: Self) -> [CGFloat] {
      let edges = [place.insets.top, place.insets.leading, place.insets.bottom, place.insets.trailing]
      return edges + [place.size.width, place.size.height, place.origin.x, place.origin.y]
    }
    return named == other.named && zip(lengths(self), lengths(other)).allSatisfy { abs($0 - $1) < 0.001 }
  }

  /// The frame in a coordinate space, in points.
  func frame(in space: CoordinateSpace) -> CGRect {
    let frame = CGRect(origin: origin, size: size)
    switch space {
    case .global: return frame
    case .local: return CGRect(origin: .zero, size: size)
    case .named(let name):
      let other = named[name] ?? .zero
      return frame.offsetBy(dx: -other.minX, dy: -other.minY)
    }
  }
}

extension BuildContext {
  /// Where a view at this place was in the last layout.
  func geometry(at name: String) -> GeometryBox { stored(name) { GeometryBox() } }
}

/// The size and the position of a view in the last layout.
public struct GeometryProxy: Sendable {
  private let box: GeometryBox

  init(_ box: GeometryBox) { self.box = box }

  public var size: CGSize { MainActor.assumeIsolated { box.place.size } }
  public var safeAreaInsets: EdgeInsets { MainActor.assumeIsolated { box.place.insets } }

  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { place.frame(in: coordinateSpace) }
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    place.frame(in: coordinateSpace.coordinateSpace)
  }

  /// The bounds of a named space in those of the view, in points; `nil` if no ancestor has the name.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    let place = place
    guard case .named(let name) = coordinateSpace.coordinateSpace else { return nil }
    return place.named[name].map { $0.offsetBy(dx: -place.origin.x, dy: -place.origin.y) }
  }

  /// The value of an anchor in the space of the view.
  public subscript<Value>(anchor: Anchor<Value>) -> Value {
    anchor.value(relativeTo: place.origin)
  }

  private var place: GeometryBox.Place {
    // The place holds names of any type, which are used on the main actor only.
    nonisolated(unsafe) var place = GeometryBox.Place()
    MainActor.assumeIsolated { place = box.usePosition() }
    return place
  }
}

/// An element of the offered size, which reports its frame.
private final class GeometryElement: ReportingElement {
  override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  override func contentFrame(in size: CGSize) -> CGRect {
    content.frame(
      of: content.size(for: ProposedViewSize(size)), in: CGRect(origin: .zero, size: size), alignment: .topLeading)
  }
}

/// An element that reports its frame.
class ReportingElement: WrappingElement {
  private let didPlace: @MainActor (CGRect, LayoutSpace) -> Void

  init(_ content: LayoutElement, didPlace: @escaping @MainActor (CGRect, LayoutSpace) -> Void) {
    self.didPlace = didPlace
    super.init(content)
  }

  override func place(in frame: CGRect, _ space: LayoutSpace) {
    didPlace(frame, space)
    super.place(in: frame, space)
  }
}

extension View {
  /// Runs an action after the layout, at first and whenever a value of the geometry has changed.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value, action: @escaping (Value) -> Void
  ) -> some View { onGeometryChange(for: type, of: transform) { _, new in action(new) } }

  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    ModifiedView(self) { content, context in
      let (box, graph) = (context.geometry(at: "geometry"), context.graph)
      let last = context.stored("last") { LastValue<Value>() }
      let inner = content.buildOne(in: context.child("content"))
      let element = ReportingElement(inner) { frame, space in
        _ = box.update(frame, space)
        let value = transform(GeometryProxy(box))
        guard last.value != value else { return }
        let old = last.value ?? value
        last.value = value
        graph.afterLayout(as: "onGeometryChange") { action(old, value) }
      }
      return [element]
    }
  }
}
