public import HeadlessUIKit

/// What a transition of a view does.
public struct TransitionProperties: Hashable, Sendable {
  public var hasMotion: Bool

  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }

  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    body(content: PlaceholderContentView(content: content), phase: phase)
  }
  public func animation(_ animation: Animation?) -> some Transition { self }
  public func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(first: self, second: other)
  }
}

/// Two transitions of a view at the same time.
struct CombinedTransition<First: Transition, Second: Transition>: Transition {
  let first: First
  let second: Second

  func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }
}

public struct IdentityTransition: Transition {
  public static let properties = TransitionProperties(hasMotion: false)
  public init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

public struct OpacityTransition: Transition {
  public static let properties = TransitionProperties(hasMotion: false)
  public init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View {
    if phase.isIdentity { content } else { content.opacity(0) }
  }
}

/// A view that moves in from the leading edge, and out to the trailing edge.
public struct SlideTransition: Transition {
  public init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View {
    EdgeMotion(content: content, edge: .trailing, distance: phase.value)
  }
}

public struct ScaleTransition: Transition {
  public var scale: Double
  public var anchor: UnitPoint

  public init(_ scale: Double, anchor: UnitPoint = .center) { (self.scale, self.anchor) = (scale, anchor) }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    if phase.isIdentity { content } else { content.scaleEffect(scale, anchor: anchor) }
  }
}

public struct OffsetTransition: Transition {
  public var offset: CGSize

  public init(_ offset: CGSize) { self.offset = offset }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

public struct MoveTransition: Transition {
  public var edge: Edge

  public init(edge: Edge) { self.edge = edge }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    EdgeMotion(content: content, edge: edge, distance: phase.isIdentity ? 0 : 1)
  }
}

/// A view that pushes the one that it replaces towards the other edge.
public struct PushTransition: Transition {
  public var edge: Edge

  public init(edge: Edge) { self.edge = edge }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    if phase.isIdentity {
      content
    } else {
      EdgeMotion(content: content, edge: edge, distance: -phase.value).opacity(0)
    }
  }
}

public struct BlurReplaceTransition: Transition {
  public struct Configuration: Equatable, Sendable {
    private let name: String
    public static let downUp = Configuration(name: "downUp")
    public static let upUp = Configuration(name: "upUp")
  }

  public var configuration: Configuration

  public init(configuration: Configuration) { self.configuration = configuration }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    if phase.isIdentity { content } else { content.blur(radius: 4).opacity(0) }
  }
}

/// A view that appears by one transition, and disappears by another.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  public var insertion: Insertion
  public var removal: Removal

  public init(insertion: Insertion, removal: Removal) { (self.insertion, self.removal) = (insertion, removal) }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    if phase == .didDisappear {
      removal.apply(content: content, phase: phase)
    } else {
      insertion.apply(content: content, phase: phase)
    }
  }
}

/// A symbol that appears by an effect, whose end a frame shows.
public struct SymbolEffectTransition: Transition {
  public init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A view that is moved towards an edge, by a share of its own length.
struct EdgeMotion<Content: View>: View {
  let content: Content
  let edge: Edge
  let distance: Double

  var body: some View {
    let (edge, distance) = (edge, distance)
    if distance == 0 {
      content
    } else {
      content.visualEffect { view, proxy in view.offset(edge.offset(by: distance, of: proxy.size)) }
    }
  }
}

extension Edge {
  /// The way towards the edge, by a share of a size.
  fileprivate func offset(by distance: Double, of size: CGSize) -> CGSize {
    switch self {
    case .top: CGSize(width: 0, height: -distance * size.height)
    case .bottom: CGSize(width: 0, height: distance * size.height)
    case .leading: CGSize(width: -distance * size.width, height: 0)
    case .trailing: CGSize(width: distance * size.width, height: 0)
    }
  }
}
