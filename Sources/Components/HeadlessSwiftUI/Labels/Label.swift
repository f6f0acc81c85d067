import HeadlessUIKit

/// A title with an icon.
public struct Label<Title: View, Icon: View>: PrimitiveView {
  let configuration: LabelStyleConfiguration

  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    configuration = LabelStyleConfiguration(
      title: .init(content: title()), icon: .init(content: icon()))
  }

  func elements(in context: BuildContext) -> [LayoutElement] {
    let style = context.environment[style: (any LabelStyle).self] ?? DefaultLabelStyle()
    // The control of the configuration, within the style, has the automatic one.
    return StyleBody(style) { $0.erasedBody(configuration) }.style((any LabelStyle).self, nil)
      .build(in: context.child("label"))
  }
}

extension Label where Title == Text, Icon == Image {
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(name)
    }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(name)
    }
  }

  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(systemName: name)
    }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  public init(_ configuration: LabelStyleConfiguration) { self.configuration = configuration }
}

extension Label: TitledView {
  var titleView: any View { configuration.title.content }
  var iconView: (any View)? { configuration.icon.content }
}

/// A view with a title and an icon, which bars and menus show in their own way.
@MainActor @preconcurrency
protocol TitledView {
  var titleView: any View { get }
  var iconView: (any View)? { get }
}

/// What a style knows of a label.
public struct LabelStyleConfiguration {
  public let title: Title
  public let icon: Icon

  /// The title of a label.
  public struct Title: View {
    let content: any View

    public var body: some View { ErasedView(content: content) }
  }

  /// The icon of a label.
  public struct Icon: View {
    let content: any View

    public var body: some View { ErasedView(content: content) }
  }
}

/// A look of labels.
@MainActor @preconcurrency
public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension LabelStyle {
  func erasedBody(_ configuration: Configuration) -> any View { makeBody(configuration: configuration) }
}

extension View {
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View { self.style((any LabelStyle).self, style) }
}
