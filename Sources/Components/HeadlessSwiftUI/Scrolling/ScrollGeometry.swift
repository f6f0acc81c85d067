public import HeadlessUIKit

/// What a scroll view shows of its content.
public struct ScrollGeometry: Equatable, Sendable {
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  public var contentInsets: EdgeInsets
  public var containerSize: CGSize

  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    (self.contentOffset, self.contentSize) = (contentOffset, contentSize)
    (self.contentInsets, self.containerSize) = (contentInsets, containerSize)
  }

  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  public var bounds: CGRect { visibleRect }
}

/// What a scroll view does.
public enum ScrollPhase: Equatable, Sendable {
  case idle, tracking, interacting, decelerating, animating

  public var isScrolling: Bool { self != .idle }
}

/// What is known when a scroll view begins another phase.
public struct ScrollPhaseChangeContext {
  public let geometry: ScrollGeometry
  public let velocity: CGVector?
}

/// Where scrolling will come to rest.
public struct ScrollTarget: Hashable, Sendable {
  public var rect: CGRect
  public var anchor: UnitPoint?
}

/// What a behavior knows when it changes the target.
public struct ScrollTargetBehaviorContext {
  public let originalTarget: ScrollTarget
  public let velocity: CGVector
  public let contentSize: CGSize
  public let containerSize: CGSize
  public let axes: Axis.Set
}

extension ScrollTargetBehavior {
  public typealias TargetContext = ScrollTargetBehaviorContext

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

extension View {
  /// Runs an action for the geometry of the scroll view in the view, as it is in the first frame.
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (_ old: T, _ new: T) -> Void
  ) -> some View {
    ModifiedView(self) { content, context in
      let first = context.graph.viewCount(in: context.canvas)
      let elements = content.build(in: context.child("content"))
      let views = context.graph.views(in: context.canvas, from: first)
      let last = context.stored("geometry") { LastValue<T>() }
      context.graph.afterLayout {
        guard let view = views.lazy.compactMap(Self.scrollView).first else { return }
        let (old, new) = (last.value, transform(ScrollGeometry(view)))
        last.value = new
        if old != new { action(old ?? new, new) }
      }
      return elements
    }
  }

  private static func scrollView(in view: UIView) -> UIScrollView? {
    (view as? UIScrollView) ?? view.subviews.lazy.compactMap(scrollView).first
  }

  // A scroll view is at rest in a frame.

  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View { self }
  public func onScrollPhaseChange(
    _ action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
  ) -> some View { self }

  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View { withoutEffect("View.onScrollVisibilityChange", "visible parts are not observed") }
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View { withoutEffect("View.onScrollTargetVisibilityChange", "visible parts are not observed") }
}

extension ScrollGeometry {
  /// The geometry of a scroll view.
  @MainActor init(_ view: UIScrollView) {
    let insets = view.adjustedContentInset
    self.init(
      contentOffset: view.contentOffset, contentSize: view.contentSize,
      contentInsets: EdgeInsets(
        top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right),
      containerSize: view.bounds.size)
  }
}
