public import HeadlessUIKit

/// A row as a layout.
public struct HStackLayout: Layout, ElementLayout {
  public var alignment: VerticalAlignment
  public var spacing: CGFloat?

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }

  public static var layoutProperties: LayoutProperties { .stack(.horizontal) }

  func element(_ children: [LayoutElement]) -> StackElement {
    StackElement(children, along: .horizontal, spacing: spacing, vertical: alignment)
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    size(proposal, subviews)
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    place(subviews, in: bounds)
  }
}

/// A column as a layout.
public struct VStackLayout: Layout, ElementLayout {
  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }

  public static var layoutProperties: LayoutProperties { .stack(.vertical) }

  func element(_ children: [LayoutElement]) -> StackElement {
    StackElement(children, along: .vertical, spacing: spacing, horizontal: alignment)
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    size(proposal, subviews)
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    place(subviews, in: bounds)
  }
}

/// Views on top of each other as a layout.
public struct ZStackLayout: Layout, ElementLayout {
  public var alignment: Alignment

  public init(alignment: Alignment = .center) { self.alignment = alignment }

  func element(_ children: [LayoutElement]) -> DepthStackElement {
    DepthStackElement(children, alignment: alignment)
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    size(proposal, subviews)
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    place(subviews, in: bounds)
  }
}

/// An element that says where its children are.
@MainActor @preconcurrency
protocol ContainingElement: LayoutElement {
  func childFrames(in size: CGSize) -> [CGRect]
}

extension StackElement: ContainingElement {}
extension DepthStackElement: ContainingElement {}

/// A layout with the rules of an element.
protocol ElementLayout: Sendable {
  associatedtype Arranging: ContainingElement

  @MainActor func element(_ children: [LayoutElement]) -> Arranging
}

extension ElementLayout {
  // Layouts are called on the main actor only.
  fileprivate func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
    MainActor.assumeIsolated { element(subviews.map(\.element)).size(for: proposal) }
  }

  fileprivate func place(_ subviews: LayoutSubviews, in bounds: CGRect) {
    MainActor.assumeIsolated {
      let frames = element(subviews.map(\.element)).childFrames(in: bounds.size)
      for (subview, frame) in zip(subviews, frames) {
        subview.place(
          at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
          proposal: ProposedViewSize(frame.size))
      }
    }
  }
}

extension LayoutProperties {
  fileprivate static func stack(_ axis: Axis) -> LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }
}

/// A layout of any type: state remains when the type changes.
public struct AnyLayout {
  private let layout: any Layout

  public init(_ layout: some Layout) { self.layout = layout }

  @MainActor
  private static func view(_ layout: some Layout, _ content: any View) -> any View {
    LayoutView(layout: layout, content: AnyView(erased: content))
  }

  @MainActor
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    AnyView(stable: Self.view(layout, AnyView(stable: content())))
  }
}
