import HeadlessUIKit

/// Content that a label shows and hides.
public struct DisclosureGroup<Label: View, Content: View>: PrimitiveView {
  private let ownExpansion = State(initialValue: false)
  private let expansion: Binding<Bool>?
  private let content: Content
  private let label: Label

  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    (expansion, self.content, self.label) = (nil, content(), label())
  }

  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    (expansion, self.content, self.label) = (isExpanded, content(), label())
  }

  /// The configuration, with the state of a group without a binding.
  private func configuration(in context: BuildContext) -> DisclosureGroupStyleConfiguration {
    context.graph.connect(self, in: context)
    return DisclosureGroupStyleConfiguration(
      label: .init(content: label), content: .init(content: content),
      isExpanded: expansion ?? ownExpansion.projectedValue)
  }

  func elements(in context: BuildContext) -> [LayoutElement] {
    let configuration = configuration(in: context)
    let style = context.environment[style: (any DisclosureGroupStyle).self] ?? AutomaticDisclosureGroupStyle()
    return StyleBody(style) { $0.erasedBody(configuration) }.build(in: context.child("disclosure"))
  }
}

extension DisclosureGroup: ContainedViews {
  /// In a list, the label and the content are rows of their own.
  func containedItems(in context: BuildContext) -> [ContainedItem] {
    guard context.environment.containerKind != .none,
      context.environment[style: (any DisclosureGroupStyle).self] == nil
    else { return [.view(ContainedView(view: self, context: context))] }
    let configuration = configuration(in: context)
    let title = DisclosureLabel(configuration: configuration).containedItems(in: context.child("label"))
    guard configuration.isExpanded else { return title }
    return title + content.containedItems(in: context.child("content"))
  }
}

extension DisclosureGroup where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(label) }
  }

  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(label) }
  }
}

/// What a style knows of a disclosure group.
public struct DisclosureGroupStyleConfiguration {
  public let label: Label
  public let content: Content
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    (self.label, self.content, _isExpanded) = (label, content, isExpanded)
  }

  /// The label of a group.
  public struct Label: View {
    let content: any View

    public var body: some View { ErasedView(content: content) }
  }

  /// The content of a group.
  public struct Content: View {
    let content: any View

    public var body: some View { ErasedView(content: content) }
  }
}

/// A look of disclosure groups.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension DisclosureGroupStyle {
  func erasedBody(_ configuration: Configuration) -> any View { makeBody(configuration: configuration) }
}

/// The label with a chevron at the trailing edge, above the content.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 0) {
      DisclosureLabel(configuration: configuration)
      if configuration.isExpanded { configuration.content }
    }
  }
}

/// The label of a group, which shows or hides its content.
private struct DisclosureLabel: View {
  let configuration: DisclosureGroupStyleConfiguration
  @Environment(\.self) private var environment

  var body: some View {
    let isInList = environment.containerKind != .none
    let tint = environment.controlTint
    return ActionSurface(action: { configuration.isExpanded.toggle() }) {
      HStack(spacing: 0) {
        configuration.label.foregroundStyle(isInList ? .primary : tint)
        Spacer(minLength: 8)
        Image(systemName: configuration.isExpanded ? "chevron.down" : "chevron.forward")
          .font(.system(size: 14, weight: .semibold))
          .foregroundStyle(tint)
      }
    }
    .accessibilityValue(Text(verbatim: configuration.isExpanded ? "Expanded" : "Collapsed"))
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension View {
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    self.style((any DisclosureGroupStyle).self, style)
  }
}
