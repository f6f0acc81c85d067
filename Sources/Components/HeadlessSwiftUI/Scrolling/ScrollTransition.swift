import FirstFrameLayoutTree
public import HeadlessUIKit

/// Where a view is in the visible part of a scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading, identity, bottomTrailing

  public var isIdentity: Bool { self == .identity }
  public var value: Double { self == .topLeading ? -1 : self == .identity ? 0 : 1 }
}

/// How a view changes between phases.
public struct ScrollTransitionConfiguration: Sendable {
  /// How much of a view is visible.
  public struct Threshold: Sendable {
    public static let visible = Threshold()
    public static let hidden = Threshold()
    public static let centered = Threshold()
    public static func visible(_ amount: Double) -> Threshold { Threshold() }

    public func interpolated(towards other: Threshold, amount: Double) -> Threshold { self }
    public func inset(by distance: Double) -> Threshold { self }
  }

  public static let animated = ScrollTransitionConfiguration()
  public static let interactive = ScrollTransitionConfiguration()
  public static let identity = ScrollTransitionConfiguration()
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration { .animated }
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration { .interactive }

  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }
}

extension View {
  /// Changes a view near the edges of a scroll view. Views are drawn as they are in the middle.
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { inMiddle(transition) }

  public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { inMiddle(transition) }

  private func inMiddle(
    _ transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    UsageWarnings.warnOfNoEffect("View.scrollTransition", "views at the edges are drawn as in the middle")
    return ModifiedView(self) { content, context in
      transition(EmptyVisualEffect(), .identity).apply(to: AnyView(erased: content)).build(in: context.child("content"))
    }
  }
}

/// The name of the space of a scroll view.
enum ScrollViewSpace: Hashable {
  case innermost

  static var name: AnyHashable { AnyHashable(ScrollViewSpace.innermost) }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of the innermost scroll view around a view.
  public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: ScrollViewSpace.name) }
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { scrollView }
}
