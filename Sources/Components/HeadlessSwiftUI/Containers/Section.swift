import HeadlessUIKit

/// Rows with a header and a footer. In a list or a form they are a section; elsewhere they follow each other.
@MainActor @preconcurrency
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  var isExpanded: Binding<Bool>?
}

extension Section: View where Parent: View, Content: View, Footer: View {
  public typealias Body = Never

  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    (self.header, self.content, self.footer) = (header(), content(), footer())
  }

  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    (self.header, self.content, self.footer) = (header, content(), footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    (header, self.content, self.footer) = (EmptyView(), content(), footer())
  }

  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    (header, self.content, self.footer) = (EmptyView(), content(), footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    (self.header, self.content, footer) = (header(), content(), EmptyView())
  }

  public init(header: Parent, @ViewBuilder content: () -> Content) {
    (self.header, self.content, footer) = (header, content(), EmptyView())
  }

  public init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    (self.header, self.content, footer) = (header(), content(), EmptyView())
    self.isExpanded = isExpanded
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    (header, self.content, footer) = (EmptyView(), content(), EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

extension Section: PrimitiveView where Parent: View, Content: View, Footer: View {
  func elements(in context: BuildContext) -> [LayoutElement] {
    let rows = isExpanded?.wrappedValue == false ? [] : content.build(in: context.child("content"))
    return header.build(in: context.child("header")) + rows + footer.build(in: context.child("footer"))
  }
}

extension Section: ContainedViews where Parent: View, Content: View, Footer: View {
  func containedItems(in context: BuildContext) -> [ContainedItem] {
    var traits = ContainerTraits()
    traits.section = SectionContent(header: header, footer: footer, content: content, isExpanded: isExpanded)
    return [.view(ContainedView(view: self, context: context, traits: traits))]
  }
}

/// How much a header stands out.
public enum Prominence: Hashable, Sendable {
  case standard, increased
}

extension View {
  /// Sets how much the headers of sections stand out.
  public func headerProminence(_ prominence: Prominence) -> some View { environment(\.headerProminence, prominence) }
}

extension View {
  /// Adds actions to a section, as rows after its content.
  public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let actions = content()
    return containerTrait { traits in
      if traits.section?.actions == nil { traits.section?.actions = actions }
    }
  }
}
