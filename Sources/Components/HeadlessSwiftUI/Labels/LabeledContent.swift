public import Foundation
import HeadlessUIKit

/// A label with a value.
@MainActor @preconcurrency
public struct LabeledContent<Label, Content> {
  let configuration: LabeledContentStyleConfiguration
}

extension LabeledContent: View where Label: View, Content: View {
  public typealias Body = Never

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    configuration = .init(label: .init(content: label()), content: .init(content: content()))
  }
}

extension LabeledContent: PrimitiveView where Label: View, Content: View {
  func elements(in context: BuildContext) -> [LayoutElement] {
    let kind = (any LabeledContentStyle).self
    let own = context.environment[style: kind]
    let style: any LabeledContentStyle = own ?? AutomaticLabeledContentStyle()
    // The view of the configuration, within the style, has the automatic one; others in the content keep the style.
    let inner = LabeledContentStyleConfiguration(
      label: configuration.label, content: .init(content: configuration.content.style(kind, own)))
    return StyleBody(style) { $0.erasedBody(inner) }.style(kind, nil)
      .build(in: context.child("labeled"))
  }
}

extension LabeledContent where Label == Text, Content: View {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(titleKey) { Text(value) }
  }

  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(title) { Text(value) }
  }

  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(titleKey) { Text(verbatim: format.format(value)) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(title) { Text(verbatim: format.format(value)) }
  }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  public init(_ configuration: LabeledContentStyleConfiguration) { self.configuration = configuration }
}

/// What a style knows of a label with a value.
public struct LabeledContentStyleConfiguration {
  public let label: Label
  public let content: Content

  /// The label.
  public struct Label: View {
    let content: any View

    public var body: some View { ErasedView(content: content) }
  }

  /// The value.
  public struct Content: View {
    let content: any View

    public var body: some View { ErasedView(content: content) }
  }
}

/// A look of labels with values.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension LabeledContentStyle {
  func erasedBody(_ configuration: Configuration) -> any View { makeBody(configuration: configuration) }
}

/// The label at the leading edge, and the value in the secondary color at the trailing edge.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LabeledRow(label: configuration.label) {
      configuration.content.foregroundStyle(.secondary).multilineTextAlignment(.trailing)
    }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension View {
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    self.style((any LabeledContentStyle).self, style)
  }
}
