import HeadlessUIKit

/// The style that suits the place of a label: the icon before the title; in rows, icons of the same width in the tint
/// color; in bars, only the icon.
public struct DefaultLabelStyle: LabelStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { DefaultLabel(configuration: configuration) }
}

/// The icon and the title.
public struct TitleAndIconLabelStyle: LabelStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    InlineLabel(configuration: configuration)
  }
}

/// Only the icon. The title is the name for accessibility.
public struct IconOnlyLabelStyle: LabelStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    if let title = (configuration.title.content as? Text)?.plainString {
      configuration.icon.accessibilityLabel(Text(verbatim: title))
    } else {
      configuration.icon
    }
  }
}

/// Only the title.
public struct TitleOnlyLabelStyle: LabelStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == DefaultLabelStyle {
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

private struct DefaultLabel: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.containerKind) private var containerKind

  var body: some View {
    switch containerKind {
    case .row, .formRow: RowLabel(configuration: configuration)
    case .navigationBar, .toolbar: IconOnlyLabelStyle().makeBody(configuration: configuration)
    case .none: InlineLabel(configuration: configuration)
    }
  }
}

/// An icon directly before a title.
private struct InlineLabel: View {
  let configuration: LabelStyleConfiguration

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      configuration.icon
      configuration.title
    }
  }
}

/// A label in a row: icons are centered in a column, so that the titles of all rows are aligned.
private struct RowLabel: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.self) private var environment

  var body: some View {
    HStack(spacing: 16) {
      configuration.icon
        .foregroundStyle(environment.isEnabled ? environment.controlTint : Color(uiColor: .tertiaryLabel))
        .frame(minWidth: 24)
      configuration.title
    }
  }
}
