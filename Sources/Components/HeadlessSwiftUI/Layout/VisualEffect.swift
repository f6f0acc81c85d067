public import HeadlessUIKit

/// Changes of a view that have no effect on its layout.
public protocol VisualEffect: Sendable {
  /// Applies the changes to a view.
  @MainActor func apply(to view: AnyView) -> AnyView
}

/// No change.
public struct EmptyVisualEffect: VisualEffect {
  public init() {}
  @MainActor public func apply(to view: AnyView) -> AnyView { view }
}

/// A change after others.
struct AppliedVisualEffect<Base: VisualEffect>: VisualEffect {
  let base: Base
  let change: @MainActor @Sendable (AnyView) -> AnyView

  func apply(to view: AnyView) -> AnyView { change(base.apply(to: view)) }
}

extension VisualEffect {
  public func offset(_ offset: CGSize) -> some VisualEffect { changed { AnyView($0.offset(offset)) } }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { offset(CGSize(width: x, height: y)) }
  public func opacity(_ opacity: Double) -> some VisualEffect { changed { AnyView($0.opacity(opacity)) } }
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    changed { AnyView($0.scaleEffect(scale, anchor: anchor)) }
  }
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    changed { AnyView($0.scaleEffect(x: x, y: y, anchor: anchor)) }
  }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    changed { AnyView($0.rotationEffect(angle, anchor: anchor)) }
  }
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    changed { AnyView($0.blur(radius: radius, opaque: opaque)) }
  }

  public func brightness(_ amount: Double) -> some VisualEffect { changed { AnyView($0.brightness(amount)) } }
  public func contrast(_ amount: Double) -> some VisualEffect { changed { AnyView($0.contrast(amount)) } }
  public func saturation(_ amount: Double) -> some VisualEffect { changed { AnyView($0.saturation(amount)) } }
  public func grayscale(_ amount: Double) -> some VisualEffect { changed { AnyView($0.grayscale(amount)) } }
  public func hueRotation(_ angle: Angle) -> some VisualEffect { changed { AnyView($0.hueRotation(angle)) } }
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    changed { AnyView($0.transformEffect(transform)) }
  }
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect {
    changed {
      AnyView(
        $0.rotation3DEffect(angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
    }
  }

  private func changed(_ change: @escaping @MainActor @Sendable (AnyView) -> AnyView) -> AppliedVisualEffect<Self> {
    AppliedVisualEffect(base: self, change: change)
  }
}

extension View {
  /// Applies changes that depend on the size and position of the view in the last layout.
  public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    ModifiedView(self) { content, context in
      let (box, graph) = (context.geometry(at: "geometry"), context.graph)
      let changed = effect(EmptyVisualEffect(), GeometryProxy(box)).apply(to: AnyView(erased: content))
      let element = changed.buildOne(in: context.child("content"))
      return [ReportingElement(element) { if box.update($0, $1) { graph.setNeedsEvaluation() } }]
    }
  }
}
