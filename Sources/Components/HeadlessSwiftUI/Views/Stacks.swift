public import HeadlessUIKit

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
