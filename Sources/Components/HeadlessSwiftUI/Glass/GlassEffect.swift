import FirstFrameLayoutTree
public import HeadlessUIKit

/// The glass of iOS 26.
public struct Glass: Equatable, Sendable {
  private enum Kind { case regular, clear, identity }

  private var kind: Kind
  private var tint: Color?

  public static var regular: Glass { Glass(kind: .regular) }
  public static var clear: Glass { Glass(kind: .clear) }
  /// No glass.
  public static var identity: Glass { Glass(kind: .identity) }

  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.tint = color
    return glass
  }

  /// Glass that reacts to touches, which a first frame does not show.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }

  /// UIKit's effect; `nil` if there is no glass.
  @MainActor var effect: UIGlassEffect? {
    guard kind != .identity else { return nil }
    let effect = UIGlassEffect(style: kind == .clear ? .clear : .regular)
    effect.tintColor = tint?.uiColor
    return effect
  }
}

/// A surface of glass.
struct GlassSurface: View {
  let glass: Glass
  let corners: SurfaceCorners

  var body: some View {
    ControlLeaf({ UIVisualEffectView(effect: nil) }) { view, context in
      let effect = glass.effect
      effect?.isOpaque = context.environment.accessibilityReduceTransparency
      view.effect = effect
      view.glassGroup = context.environment.glassGroup
      view.glassGroup?.insert(view)
      switch corners {
      case .capsule: view.cornerConfiguration = .capsule()
      case .radius(let radius): view.cornerConfiguration = .corners(radius: .fixed(radius))
      }
    } size: { _, proposal in
      proposal.replacingUnspecifiedDimensions()
    }
    .accessibilityHidden(true)
  }
}

/// The shape of glass without one of its own: a capsule.
public struct DefaultGlassEffectShape: Shape {
  public init() {}

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: .continuous)
  }
}

extension View {
  /// Puts glass in a shape behind the view.
  public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()) -> some View {
    background { ShapedGlass(glass: glass, shape: shape) }
  }

  /// Identifies glass that changes its shape into that of another view. Changes end at once.
  public func glassEffectID<ID: Hashable & Sendable>(_ id: ID?, in namespace: Namespace.ID) -> some View { self }

  /// Joins the glass of several views. Each has a surface of its own here.
  public func glassEffectUnion<ID: Hashable & Sendable>(id: ID?, namespace: Namespace.ID) -> some View {
    if id != nil { UsageWarnings.warnOfNoEffect("View.glassEffectUnion", "each view has glass of its own") }
    return self
  }

  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
}

/// Glass in a shape: surfaces with round corners are UIKit's, others are masked.
private struct ShapedGlass<Outline: Shape>: View {
  let glass: Glass
  let shape: Outline

  var body: some View {
    switch shape {
    case is Capsule, is DefaultGlassEffectShape, is Circle: GlassSurface(glass: glass, corners: .capsule)
    case let rectangle as RoundedRectangle:
      GlassSurface(glass: glass, corners: .radius(rectangle.cornerSize.width))
    default: GlassSurface(glass: glass, corners: .radius(0)).clipShape(shape).environment(\.glassGroup, nil)
    }
  }
}

/// Views whose glass flows together where they are nearer to each other than a spacing.
public struct GlassEffectContainer<Content: View>: View {
  private let spacing: CGFloat
  private let content: Content
  @State private var group = GlassGroup()

  /// - Parameter spacing: The gap between two views below which their glass is joined, in points; `nil` for glass
  ///   that is not joined.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.spacing = spacing ?? 0
    self.content = content()
  }

  public var body: some View {
    group.spacing = spacing
    return content.environment(\.glassGroup, group)
  }
}

extension EnvironmentValues {
  private enum GlassName {}

  /// The views whose glass flows together; `nil` outside of containers.
  fileprivate var glassGroup: GlassGroup? {
    get { self[TaggedKey<GlassGroup, GlassName>.self] }
    set { self[TaggedKey<GlassGroup, GlassName>.self] = newValue }
  }
}

/// How glass appears.
public struct GlassEffectTransition: Sendable {
  public static var identity: GlassEffectTransition { GlassEffectTransition() }
  public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition() }
  public static var materialize: GlassEffectTransition { GlassEffectTransition() }
}
