import HeadlessUIKit

/// A message in place of content that is missing.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  private let label: any View
  private let description: Description
  private let actions: Actions

  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    (self.label, self.description, self.actions) = (label(), description(), actions())
  }

  /// The distances are those of UIKit's configuration of the same purpose.
  public var body: some View {
    VStack(spacing: 20) {
      VStack(spacing: 5) {
        ErasedView(content: label).labelStyle(UnavailableLabelStyle())
        description.font(.subheadline).foregroundStyle(.secondary)
      }
      actions
    }
    .multilineTextAlignment(.center)
    .padding(20)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// A large icon above a bold title.
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 15) {
      configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
      configuration.title.font(.system(.title2, weight: .bold))
    }
  }
}

extension ContentUnavailableView
where Label == HeadlessSwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init {
      HeadlessSwiftUI.Label(title, image: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init {
      HeadlessSwiftUI.Label(title, image: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }

  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init {
      HeadlessSwiftUI.Label(title, systemImage: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init {
      HeadlessSwiftUI.Label(title, systemImage: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }
}

/// The title of a search without results.
public struct SearchUnavailableContent {
  /// The icon and the title.
  public struct Label: View {
    let text: String?

    public var body: some View {
      HeadlessSwiftUI.Label {
        Text(verbatim: text.map { "No Results for “\($0)”" } ?? "No Results")
      } icon: {
        Image(systemName: "magnifyingglass")
      }
    }
  }

  /// The text below the title.
  public struct Description: View {
    let text: String?

    public var body: some View {
      Text(verbatim: text == nil ? "Try a new search." : "Check the spelling or try a new search.")
    }
  }

  /// The actions, of which there are none.
  public struct Actions: View {
    public var body: some View { EmptyView() }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  public static var search: ContentUnavailableView { searching(nil) }

  public static func search(text: String) -> ContentUnavailableView { searching(text) }

  private static func searching(_ text: String?) -> ContentUnavailableView {
    ContentUnavailableView {
      SearchUnavailableContent.Label(text: text)
    } description: {
      SearchUnavailableContent.Description(text: text)
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }
}
