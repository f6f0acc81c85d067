import HeadlessUIKit

/// A space in which positions are given.
public enum CoordinateSpace: Hashable {
  case global
  case local
  case named(AnyHashable)

  public var isGlobal: Bool { self == .global }
  public var isLocal: Bool { self == .local }
}

/// A name or kind of a coordinate space.
public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  private let name: AnyHashable

  init(name: AnyHashable) { self.name = name }

  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace { NamedCoordinateSpace(name: name) }
}

/// An element whose space has a name.
private final class NamedSpaceElement: WrappingElement {
  private let name: AnyHashable

  init(_ content: LayoutElement, name: AnyHashable) {
    self.name = name
    super.init(content)
  }

  override func place(in frame: CGRect, _ space: LayoutSpace) {
    var inner = space
    inner.named[name] = frame.offsetBy(dx: space.origin.x, dy: space.origin.y)
    super.place(in: frame, inner)
  }
}

extension View {
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    ModifiedView(self) { content, context in
      let inner = content.buildOne(in: context.child("content"))
      guard case .named(let name) = name.coordinateSpace else { return [inner] }
      return [NamedSpaceElement(inner, name: name)]
    }
  }

  public func coordinateSpace(name: some Hashable) -> some View { coordinateSpace(.named(name)) }
}
