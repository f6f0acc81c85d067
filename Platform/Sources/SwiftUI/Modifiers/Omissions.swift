public import UIKit

/// A view in a preview whose definition or type is not available; `firstframe previews` puts it in their place.
public struct _NotDrawn: PrimitiveView {
  private let omission: PreviewOmission

  public init(_ reason: String, file: StaticString = #filePath, line: UInt = #line) {
    omission = PreviewOmission(name: reason, file: "\(file)", line: Int(line))
  }

  func elements(in context: BuildContext) -> [LayoutElement] {
    PreviewOmissions.note(omission)
    return []
  }
}

extension View {
  /// The view without something that is not drawn, which is reported.
  func without(_ name: String, _ file: StaticString, _ line: UInt) -> some View {
    ModifiedView(self) { content, context in
      PreviewOmissions.note(PreviewOmission(name: name, file: "\(file)", line: Int(line)))
      return content.build(in: context.child("content"))
    }
  }

  public func navigationTitle(
    _ title: some StringProtocol, file: StaticString = #filePath, line: UInt = #line
  ) -> some View { without("navigationTitle", file, line) }

  public func navigationBarTitle(
    _ title: some StringProtocol, file: StaticString = #filePath, line: UInt = #line
  ) -> some View { without("navigationBarTitle", file, line) }

  public func navigationBarHidden(_ isHidden: Bool) -> some View { self }

  public func toolbar(
    file: StaticString = #filePath, line: UInt = #line, @ViewBuilder content: () -> some View
  ) -> some View { without("toolbar", file, line) }

  public func sheet(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, file: StaticString = #filePath, line: UInt = #line,
    @ViewBuilder content: @escaping () -> some View
  ) -> some View { without("sheet", file, line) }

  public func fullScreenCover(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, file: StaticString = #filePath, line: UInt = #line,
    @ViewBuilder content: @escaping () -> some View
  ) -> some View { without("fullScreenCover", file, line) }

  public func blur(
    radius: CGFloat, opaque: Bool = false, file: StaticString = #filePath, line: UInt = #line
  ) -> some View { without("blur", file, line) }
}

/// Content in a navigation, whose bar is not drawn.
public struct NavigationStack<Content: View>: View {
  private let content: Content
  private let file: StaticString
  private let line: UInt

  public init(file: StaticString = #filePath, line: UInt = #line, @ViewBuilder root: () -> Content) {
    (content, self.file, self.line) = (root(), file, line)
  }

  public var body: some View { content.without("NavigationStack", file, line) }
}

/// The former name of a navigation.
public struct NavigationView<Content: View>: View {
  private let content: Content
  private let file: StaticString
  private let line: UInt

  public init(file: StaticString = #filePath, line: UInt = #line, @ViewBuilder content: () -> Content) {
    (self.content, self.file, self.line) = (content(), file, line)
  }

  public var body: some View { content.without("NavigationView", file, line) }
}

/// Rows, which are not drawn.
public struct List<Content: View>: View {
  private let file: StaticString
  private let line: UInt

  public init(file: StaticString = #filePath, line: UInt = #line, @ViewBuilder content: () -> Content) {
    (self.file, self.line) = (file, line)
  }

  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, file: StaticString = #filePath, line: UInt = #line,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    (self.file, self.line) = (file, line)
  }

  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, file: StaticString = #filePath, line: UInt = #line,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    (self.file, self.line) = (file, line)
  }

  public var body: some View { Color.clear.without("List", file, line) }
}

/// Content that can be scrolled, at its beginning.
public struct ScrollView<Content: View>: PrimitiveView {
  private let axes: Axis.Set
  private let content: Content

  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    (self.axes, self.content) = (axes, content())
  }

  func elements(in context: BuildContext) -> [LayoutElement] {
    let axes = axes
    let content = ModifiedView(content) { content, context in
      [ScrolledElement(content.buildOne(in: context.child("content").with(\.stackAxis, .vertical)), axes: axes)]
    }
    return [context.inContainer(content) { $0.clipsToBounds = true }]
  }
}

/// An element at its ideal length along the axes of a scroll view.
private final class ScrolledElement: WrappingElement {
  private let axes: Axis.Set

  init(_ content: LayoutElement, axes: Axis.Set) {
    self.axes = axes
    super.init(content)
  }

  private func inner(_ proposal: ProposedViewSize) -> CGSize {
    content.size(
      for: ProposedViewSize(
        width: axes.contains(.horizontal) ? nil : proposal.width,
        height: axes.contains(.vertical) ? nil : proposal.height))
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = inner(proposal)
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? size.width : size.width,
      height: axes.contains(.vertical) ? proposal.height ?? size.height : size.height)
  }

  override func place(in frame: CGRect, _ space: LayoutSpace) {
    let size = inner(ProposedViewSize(frame.size))
    let alignment: Alignment = axes.contains(.vertical) ? .top : .leading
    content.place(in: content.frame(of: size, in: frame, alignment: alignment), space)
  }
}

/// A control whose label is drawn in the tint color.
public struct Button<Label: View>: View {
  private let label: Label

  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) { self.label = label() }

  public var body: some View {
    ModifiedView(label, environment: { $0.foreground = $0.tint ?? .accentColor })
  }
}

extension Button where Label == Text {
  public init(_ key: LocalizedStringKey, action: @escaping () -> Void) {
    self.init(action: action) { Text(key) }
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, action: @escaping () -> Void) {
    self.init(action: action) { Text(title) }
  }
}
