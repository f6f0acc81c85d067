import HeadlessUIKit

/// Controls that belong together.
public struct ControlGroup<Content: View>: PrimitiveView {
  let configuration: ControlGroupStyleConfiguration

  public init(@ViewBuilder content: () -> Content) {
    configuration = .init(content: .init(content: content()), label: .init(content: EmptyView()))
  }

  public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    configuration = .init(content: .init(content: content()), label: .init(content: label()))
  }

  public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(title) }
  }

  func elements(in context: BuildContext) -> [LayoutElement] {
    let style = context.environment[style: (any ControlGroupStyle).self] ?? AutomaticControlGroupStyle()
    return StyleBody(style) { $0.erasedBody(configuration) }.build(in: context.child("controls"))
  }
}

/// The content of a group of controls with a label.
public struct LabeledControlGroupContent<Content: View, Label: View>: View {
  let content: Content

  public var body: some View { content }
}

/// What a style knows of a group of controls.
public struct ControlGroupStyleConfiguration {
  public let content: Content
  public let label: Label

  /// The controls of a group.
  public struct Content: View {
    let content: any View

    public var body: some View { ErasedView(content: content) }
  }

  /// The label of a group, which menus show.
  public struct Label: View {
    let content: any View

    public var body: some View { ErasedView(content: content) }
  }
}

/// A look of groups of controls.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  associatedtype Body: View
  typealias Configuration = ControlGroupStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ControlGroupStyle {
  func erasedBody(_ configuration: Configuration) -> any View { makeBody(configuration: configuration) }
}

/// The controls in a row.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { HStack { configuration.content } }
}

/// The controls in a row with wider spaces, as in a bar.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { HStack(spacing: 16) { configuration.content } }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension View {
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    self.style((any ControlGroupStyle).self, style)
  }
}
