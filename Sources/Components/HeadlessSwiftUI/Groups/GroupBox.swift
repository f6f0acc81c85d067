import HeadlessUIKit

/// Content in a box, with a label above it.
@MainActor @preconcurrency
public struct GroupBox<Label, Content> {
  let configuration: GroupBoxStyleConfiguration
}

extension GroupBox: View where Label: View, Content: View {
  public typealias Body = Never

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    configuration = .init(label: .init(content: label()), content: .init(content: content()))
  }

  public init(label: Label, @ViewBuilder content: () -> Content) {
    configuration = .init(label: .init(content: label), content: .init(content: content()))
  }
}

extension GroupBox: PrimitiveView where Label: View, Content: View {
  func elements(in context: BuildContext) -> [LayoutElement] {
    let kind = (any GroupBoxStyle).self
    let own = context.environment[style: kind]
    let style: any GroupBoxStyle = own ?? DefaultGroupBoxStyle()
    // The box of the configuration, within the style, has the automatic one; others in the content keep the style.
    let inner = GroupBoxStyleConfiguration(
      label: configuration.label, content: .init(content: configuration.content.style(kind, own)))
    return StyleBody(style) { $0.erasedBody(inner) }.style(kind, nil)
      .build(in: context.child("box"))
  }
}

extension GroupBox where Label == EmptyView, Content: View {
  public init(@ViewBuilder content: () -> Content) {
    configuration = .init(label: .init(content: EmptyView()), content: .init(content: content()))
  }
}

extension GroupBox where Label == Text, Content: View {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content)
  }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  public init(_ configuration: GroupBoxStyleConfiguration) { self.configuration = configuration }
}

/// What a style knows of a box.
public struct GroupBoxStyleConfiguration {
  public let label: Label
  public let content: Content

  /// The label of a box.
  public struct Label: View {
    let content: any View

    public var body: some View { ErasedView(content: content) }
  }

  /// The content of a box.
  public struct Content: View {
    let content: any View

    public var body: some View { ErasedView(content: content) }
  }
}

/// A look of boxes.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension GroupBoxStyle {
  func erasedBody(_ configuration: Configuration) -> any View { makeBody(configuration: configuration) }
}

/// A rounded background, with the label in the headline font above the content.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    DefaultGroupBox(configuration: configuration)
  }
}

private struct DefaultGroupBox: View {
  let configuration: GroupBoxStyleConfiguration
  @Environment(\.controlLook) private var look
  @Environment(\.groupBoxLevel) private var level
  @Environment(\.backgroundStyle) private var background

  var body: some View {
    VStack(spacing: 8) {
      configuration.label.font(.headline).frame(maxWidth: .infinity, alignment: .leading)
      configuration.content
    }
    .padding(16)
    .background {
      RoundedRectangle(cornerRadius: look.groupBoxRadius, style: .continuous)
        .fill(background ?? AnyShapeStyle(levelColor))
    }
    .environment(\.groupBoxLevel, level + 1)
  }

  private var levelColor: Color {
    Color(uiColor: level.isMultiple(of: 2) ? .secondarySystemBackground : .tertiarySystemBackground)
  }
}

private struct GroupBoxLevelKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
  /// The number of boxes around a view. The colors of nested boxes alternate.
  var groupBoxLevel: Int {
    get { self[GroupBoxLevelKey.self] }
    set { self[GroupBoxLevelKey.self] = newValue }
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension View {
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View { self.style((any GroupBoxStyle).self, style) }
}
