public import HeadlessUIKit

/// Whether a shape or a view is mirrored from right to left.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  case fixed
  case mirrors(in: LayoutDirection)

  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }

  func mirrors(_ direction: LayoutDirection) -> Bool { self == .mirrors(in: direction) }
}

extension View {
  /// Mirrors the picture of the view from right to left.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    layoutDirectionBehavior(enabled ? .mirrors : .fixed)
  }

  public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
    ModifiedView(self) { content, context in
      let isMirrored = behavior.mirrors(context.environment.layoutDirection)
      return [
        context.inContainer(content) { $0.transform = isMirrored ? CGAffineTransform(scaleX: -1, y: 1) : .identity }
      ]
    }
  }
}

/// A shape that is mirrored in one direction of the layout.
public struct MirroredShape<Base: Shape>: View {
  let base: Base
  let behavior: LayoutDirectionBehavior

  public var body: some View { base.fill().layoutDirectionBehavior(behavior) }
}

extension Shape {
  public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
    MirroredShape(base: self, behavior: behavior)
  }
}

/// Where the background of a container is.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
  public static let window = ContainerBackgroundPlacement(name: "window")
}

extension View {
  /// Fills the container around the view: the page of a navigation or a tab.
  public func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement) -> some View {
    background(style, ignoresSafeAreaEdges: .all)
  }
  public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let view = content()
    return background(alignment: alignment) { view.ignoresSafeArea() }
  }

  /// Sets the shape that `ContainerRelativeShape` has within the view.
  public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    withoutEffect("View.containerShape", "shapes relative to a container are rectangles")
  }
}
