import FirstFrameLayoutTree
import HeadlessUIKit

/// Rows for settings: those of a list in groups, unless a style arranges them.
public struct Form<Content: View>: PrimitiveView {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  func elements(in context: BuildContext) -> [LayoutElement] {
    let rows = FormRows(content: content)
    guard let style = context.environment[style: (any FormStyle).self] else { return rows.elements(in: context) }
    let configuration = FormStyleConfiguration(content: .init(content: content))
    return StyleBody(style) { $0.erasedBody(configuration) }.build(in: context.child("form"))
  }
}

/// The rows of a form in groups.
struct FormRows: PrimitiveView {
  let content: any View

  func elements(in context: BuildContext) -> [LayoutElement] {
    ListElement.elements(of: ErasedView(content: content), selection: nil, kind: .formRow, in: context)
  }
}

/// What a style knows of a form.
public struct FormStyleConfiguration {
  /// The rows of a form.
  public struct Content: View {
    let content: any View

    public var body: some View { ErasedView(content: content) }
  }

  public let content: Content
}

/// A look of forms.
@MainActor @preconcurrency
public protocol FormStyle {
  associatedtype Body: View
  typealias Configuration = FormStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension FormStyle {
  func erasedBody(_ configuration: Configuration) -> any View { makeBody(configuration: configuration) }
}

/// The style that suits the platform: groups.
public struct AutomaticFormStyle: FormStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { FormRows(content: configuration.content) }
}

/// Groups.
public struct GroupedFormStyle: FormStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { FormRows(content: configuration.content) }
}

/// A column of labels beside one of values. Forms are groups here.
public struct ColumnsFormStyle: FormStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    UsageWarnings.warn("A `Form` in the style `columns` is drawn in groups of rows")
    return FormRows(content: configuration.content)
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension View {
  public func formStyle<S: FormStyle>(_ style: S) -> some View { self.style((any FormStyle).self, style) }
}
