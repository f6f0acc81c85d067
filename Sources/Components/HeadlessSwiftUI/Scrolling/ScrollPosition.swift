public import HeadlessUIKit

/// Where scrolling comes to rest.
@MainActor @preconcurrency
public protocol ScrollTargetBehavior {}

/// Scrolling that rests at pages of the size of the scroll view.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  nonisolated public init() {}
}

/// Scrolling that rests at the views of a target layout.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// Whether one gesture passes one view at most.
  public struct LimitBehavior: Sendable {
    public static let automatic = LimitBehavior()
    public static let always = LimitBehavior()
    public static let never = LimitBehavior()
    public static let alwaysByOne = LimitBehavior()
    public static let alwaysByFew = LimitBehavior()
  }

  nonisolated public init(limitBehavior: LimitBehavior = .automatic) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public nonisolated static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public nonisolated static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
  public nonisolated static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior) }
}

/// The position of a scroll view.
public struct ScrollPosition: Equatable, Sendable {
  public private(set) var edge: Edge?
  public private(set) var point: CGPoint?
  public private(set) var isPositionedByUser = false
  private var identity: IdentityBox?
  /// The point of the view that is at the same point of the visible part.
  private(set) var anchor: UnitPoint?

  /// A value of any hashable type.
  private struct IdentityBox: Equatable, Sendable {
    let value: any Hashable & Sendable

    static func == (left: Self, right: Self) -> Bool { AnyHashable(left.value) == AnyHashable(right.value) }
  }

  public init(idType: (some Hashable & Sendable).Type = Never.self) {}
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) { self.edge = edge }
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) { self.point = point }
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    identity = IdentityBox(value: id)
    self.anchor = anchor
  }

  public var viewID: (any Hashable & Sendable)? { identity?.value }
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { identity?.value as? T }

  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    self = ScrollPosition(id: id, anchor: anchor)
  }

  public mutating func scrollTo(edge: Edge) { self = ScrollPosition(edge: edge) }
  public mutating func scrollTo(point: CGPoint) { self = ScrollPosition(point: point) }
  public mutating func scrollTo(x: CGFloat) { self = ScrollPosition(point: CGPoint(x: x, y: 0)) }
  public mutating func scrollTo(y: CGFloat) { self = ScrollPosition(point: CGPoint(x: 0, y: y)) }
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { self = ScrollPosition(point: CGPoint(x: x, y: y)) }
}

extension View {
  /// Shows a part of the content: an edge, a point, or an identified view.
  public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    ModifiedView(self) { content, context in
      let shown = position.wrappedValue
      var inner = context.child("content")
      switch shown.edge {
      case .bottom: inner.environment.scrollAnchors.initial = .bottom
      case .trailing: inner.environment.scrollAnchors.initial = .trailing
      default: break
      }
      inner.environment.scrollPoint = shown.point
      let targets = context.ownScrollTargets()
      targets.follow(shown.viewID.map { AnyHashable($0) }, at: shown.anchor ?? anchor)
      inner.environment.scrollTargets = targets
      return content.build(in: inner)
    }
  }

  public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
    ModifiedView(self) { content, context in
      let targets = context.ownScrollTargets()
      targets.follow(id.wrappedValue.map { AnyHashable($0) }, at: anchor)
      return content.build(in: context.child("content").with(\.scrollTargets, targets))
    }
  }

  public func scrollPosition(initialAnchor: UnitPoint?) -> some View { defaultScrollAnchor(initialAnchor) }
}

/// A view that can scroll the views within it.
public struct ScrollViewReader<Content: View>: PrimitiveView {
  private let content: (ScrollViewProxy) -> Content

  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

  func elements(in context: BuildContext) -> [LayoutElement] {
    let targets = context.ownScrollTargets()
    return content(ScrollViewProxy(targets)).build(in: context.child("content").with(\.scrollTargets, targets))
  }
}

/// Scrolls to views by their identity.
@MainActor @preconcurrency
public struct ScrollViewProxy {
  private let targets: ScrollTargets

  init(_ targets: ScrollTargets) { self.targets = targets }

  /// Shows a view. Without an anchor, as little is scrolled as needed.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) { targets.show(AnyHashable(id), at: anchor) }
}
