public import HeadlessUIKit

extension View {
  // MARK: Frames

  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    ModifiedView(each: self) { FrameElement($0, lengths: .fixed(width: width, height: height), alignment: alignment) }
  }

  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    let width = FrameLimits(minimum: minWidth, ideal: idealWidth, maximum: maxWidth)
    let height = FrameLimits(minimum: minHeight, ideal: idealHeight, maximum: maxHeight)
    return ModifiedView(each: self) {
      FrameElement($0, lengths: .flexible(width: width, height: height), alignment: alignment)
    }
  }

  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    ModifiedView(each: self) { FixedSizeElement($0, horizontal: horizontal, vertical: vertical) }
  }

  public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    ModifiedView(each: self) { AspectRatioElement($0, ratio: ratio, mode: contentMode) }
  }

  public func aspectRatio(_ size: CGSize, contentMode: ContentMode) -> some View {
    aspectRatio(size.height > 0 ? size.width / size.height : nil, contentMode: contentMode)
  }

  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  public func layoutPriority(_ value: Double) -> some View {
    ModifiedView(each: self) { PriorityElement($0, priority: value) }
  }

  // MARK: Padding and positions

  public func padding(_ insets: EdgeInsets) -> some View {
    ModifiedView(each: self) { PaddingElement($0, insets: insets) }
  }

  /// Adds space around the view: 16 points unless a length is given.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(EdgeInsets(edges, length: length ?? 16))
  }

  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { offset(CGSize(width: x, height: y)) }

  public func offset(_ offset: CGSize) -> some View {
    ModifiedView(each: self) { OffsetElement($0, by: offset) }
  }

  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }

  public func position(_ position: CGPoint) -> some View {
    ModifiedView(each: self) { PositionElement($0, at: position) }
  }

  // MARK: Backgrounds and overlays

  public func background(
    _ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    secondary(behind: true, alignment: .center, ignoring: edges) { AnyView(style.fill(in: $0)) }
  }

  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  @_disfavoredOverload
  public func background(_ background: some View, alignment: Alignment = .center) -> some View {
    secondary(behind: true, alignment: alignment) { _ in AnyView(background) }
  }

  public func background(alignment: Alignment = .center, @ViewBuilder content: () -> some View) -> some View {
    let content = content()
    return secondary(behind: true, alignment: alignment) { _ in AnyView(content) }
  }

  public func background(
    _ style: some ShapeStyle, in shape: some Shape, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    secondary(behind: true, alignment: .center) { _ in AnyView(shape.fill(style, style: fillStyle)) }
  }

  public func background(in shape: some Shape, fillStyle: FillStyle = FillStyle()) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  @_disfavoredOverload
  public func overlay(_ overlay: some View, alignment: Alignment = .center) -> some View {
    secondary(behind: false, alignment: alignment) { _ in AnyView(overlay) }
  }

  public func overlay(_ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    secondary(behind: false, alignment: .center, ignoring: edges) { AnyView(style.fill(in: $0)) }
  }

  public func overlay(alignment: Alignment = .center, @ViewBuilder content: () -> some View) -> some View {
    let content = content()
    return secondary(behind: false, alignment: alignment) { _ in AnyView(content) }
  }

  public func overlay(
    _ style: some ShapeStyle, in shape: some Shape, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    secondary(behind: false, alignment: .center) { _ in AnyView(shape.fill(style, style: fillStyle)) }
  }

  public func border(_ style: some ShapeStyle, width: CGFloat = 1) -> some View {
    secondary(behind: false, alignment: .center) { _ in AnyView(Rectangle().strokeBorder(style, lineWidth: width)) }
  }

  private func secondary(
    behind isBehind: Bool, alignment: Alignment, ignoring edges: Edge.Set = [],
    _ view: @escaping @MainActor (EnvironmentValues) -> AnyView
  ) -> some View {
    ModifiedView(self) { content, context in
      @MainActor func other() -> LayoutElement {
        view(context.environment).buildOne(in: context.child("secondary").with(\.stackAxis, nil))
      }
      let behind = isBehind ? other() : nil
      let elements = content.build(in: context.child("content"))
      guard let first = elements.first else { return [] }
      let primary = elements.count == 1 ? first : DepthStackElement(elements, alignment: .center)
      return [LayeredElement(primary, secondary: behind ?? other(), alignment: alignment, ignoring: edges)]
    }
  }

  // MARK: Safe area

  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    // No keyboard covers a first frame.
    let ignoredEdges = regions.contains(.container) ? edges : []
    return ModifiedView(each: self) { ignoredEdges.isEmpty ? $0 : IgnoringSafeAreaElement($0, ignoring: ignoredEdges) }
  }

  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }
}

/// The parts of the screen that content may reach across.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all = SafeAreaRegions(rawValue: .max)

  public init(rawValue: UInt) { self.rawValue = rawValue }
}
