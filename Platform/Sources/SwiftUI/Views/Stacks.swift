public import UIKit

/// Views in a row.
public struct HStack<Content: View>: PrimitiveView {
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
  }

  func elements(in context: BuildContext) -> [LayoutElement] {
    let children = content.build(in: context.child("row").with(\.stackAxis, .horizontal))
    return [StackElement(children, along: .horizontal, spacing: spacing, vertical: alignment)]
  }
}

/// Views in a column.
public struct VStack<Content: View>: PrimitiveView {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
  }

  func elements(in context: BuildContext) -> [LayoutElement] {
    let children = content.build(in: context.child("column").with(\.stackAxis, .vertical))
    return [StackElement(children, along: .vertical, spacing: spacing, horizontal: alignment)]
  }
}

/// Views in a row, all of which are made in a first frame.
public struct LazyHStack<Content: View>: View {
  public let body: HStack<Content>

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    body = HStack(alignment: alignment, spacing: spacing, content: content)
  }
}

/// Views in a column, all of which are made in a first frame.
public struct LazyVStack<Content: View>: View {
  public let body: VStack<Content>

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    body = VStack(alignment: alignment, spacing: spacing, content: content)
  }
}

/// Views on top of each other.
public struct ZStack<Content: View>: PrimitiveView {
  private let alignment: Alignment
  private let content: Content

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    (self.alignment, self.content) = (alignment, content())
  }

  func elements(in context: BuildContext) -> [LayoutElement] {
    [DepthStackElement(content.build(in: context.child("depth").with(\.stackAxis, nil)), alignment: alignment)]
  }
}

/// Space that grows along the axis of its stack, or along both axes outside of stacks.
public struct Spacer: PrimitiveView {
  private let minLength: CGFloat?

  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  func elements(in context: BuildContext) -> [LayoutElement] {
    [SpacerElement(minimum: minLength, axis: context.environment.stackAxis)]
  }
}

/// A line of one pixel between other views, across the axis of its stack.
public struct Divider: PrimitiveView {
  public init() {}

  func elements(in context: BuildContext) -> [LayoutElement] {
    let view = context.graph.view(in: context) { UIView() }
    view.backgroundColor = .separator
    let (axis, pixel) = (context.environment.stackAxis, 1 / context.environment.displayScale)
    return [
      ViewElement(view) { _, proposal in
        let size = proposal.replacingUnspecifiedDimensions()
        return axis == .horizontal
          ? CGSize(width: pixel, height: size.height) : CGSize(width: size.width, height: pixel)
      }
    ]
  }
}

/// A view that gets the size it is offered, and places its content at its upper leading corner.
public struct GeometryReader<Content: View>: PrimitiveView {
  private let content: (GeometryProxy) -> Content

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  func elements(in context: BuildContext) -> [LayoutElement] {
    let box = context.graph.storage(at: context.path + ".size") { GeometryBox() }
    context.graph.keep(context.path + ".size")
    let graph = context.graph
    let inner = content(GeometryProxy(size: box.size)).buildOne(in: context.child("content").with(\.stackAxis, nil))
    return [
      GeometryElement(inner) { size in
        guard box.size != size else { return }
        box.size = size
        graph.setNeedsEvaluation()
      }
    ]
  }
}

/// The size that a geometry reader has.
public struct GeometryProxy {
  public let size: CGSize
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
}

@MainActor
private final class GeometryBox {
  var size = CGSize.zero
}

/// An element of the offered size, which reports the size that it has.
private final class GeometryElement: WrappingElement {
  private let didPlace: @MainActor (CGSize) -> Void

  init(_ content: LayoutElement, didPlace: @escaping @MainActor (CGSize) -> Void) {
    self.didPlace = didPlace
    super.init(content)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  override func place(in frame: CGRect, _ space: LayoutSpace) {
    didPlace(frame.size)
    let size = content.size(for: ProposedViewSize(frame.size))
    content.place(in: content.frame(of: size, in: frame, alignment: .topLeading), space)
  }
}
