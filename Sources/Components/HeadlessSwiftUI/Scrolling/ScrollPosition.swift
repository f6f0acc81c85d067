import FirstFrameLayoutTree
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
  /// Shows a part of the content: an edge of it. Other positions begin at the start of the content.
  public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    if position.wrappedValue.point != nil || position.wrappedValue.viewID != nil {
      UsageWarnings.warnOfNoEffect("scrollPosition(_:)", "the scroll view shows the start of its content")
    }
    return transformEnvironment(\.scrollAnchor) { value in
      switch position.wrappedValue.edge {
      case .bottom: value = .bottom
      case .trailing: value = .trailing
      default: break
      }
    }
  }

  public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
    if id.wrappedValue != nil {
      UsageWarnings.warnOfNoEffect("scrollPosition(id:)", "the scroll view shows the start of its content")
    }
    return self
  }

  public func scrollPosition(initialAnchor: UnitPoint?) -> some View { defaultScrollAnchor(initialAnchor) }
}

/// A view that can scroll the views within it.
public struct ScrollViewReader<Content: View>: View {
  private let content: (ScrollViewProxy) -> Content

  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

  public var body: some View { content(ScrollViewProxy()) }
}

/// Scrolls to views by their identity.
@MainActor @preconcurrency
public struct ScrollViewProxy {
  /// Scrolls after a first frame, which shows the start of the content.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    UsageWarnings.warnOfNoEffect("ScrollViewProxy.scrollTo(_:anchor:)", "the scroll view stays where it is")
  }
}
