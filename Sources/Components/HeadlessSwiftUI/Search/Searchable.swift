import FirstFrameLayoutTree
import HeadlessUIKit

/// The search field of a page.
@MainActor
struct SearchSettings {
  let text: Binding<String>
  let isPresented: Binding<Bool>?
  let placement: SearchFieldPlacement
  let prompt: String?
  let submit: [() -> Void]
}

/// Where a search field is.
public struct SearchFieldPlacement: Sendable {
  /// Whether the field is below the title, and not at the bottom of a phone.
  var isBelowTitle = false

  /// When a search field below a navigation bar is shown.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    public static let automatic = NavigationBarDrawerDisplayMode()
    public static let always = NavigationBarDrawerDisplayMode()
  }

  public static let automatic = SearchFieldPlacement()
  public static let toolbar = SearchFieldPlacement()
  public static let sidebar = SearchFieldPlacement()
  public static let toolbarPrincipal = SearchFieldPlacement()
  public static let navigationBarDrawer = SearchFieldPlacement(isBelowTitle: true)

  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    .navigationBarDrawer
  }
}

extension View {
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { searching(text, prompt: prompt, isPresented: nil, placement) }

  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { searching(text, prompt: Text(prompt), isPresented: nil, placement) }

  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { searching(text, prompt: Text(prompt), isPresented: nil, placement) }

  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View { searching(text, prompt: prompt, isPresented: isPresented, placement) }

  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View { searching(text, prompt: Text(prompt), isPresented: isPresented, placement) }

  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { searching(text, prompt: Text(prompt), isPresented: isPresented, placement) }

  private func searching(
    _ text: Binding<String>, prompt: Text?, isPresented: Binding<Bool>?, _ placement: SearchFieldPlacement
  ) -> some View {
    navigationSetting { scope, context in
      guard scope.search == nil else { return }
      scope.search = SearchSettings(
        text: text, isPresented: isPresented, placement: placement, prompt: prompt?.plainString,
        submit: context.environment.searchSubmitActions)
    }
    .environment(\.isSearching, isPresented?.wrappedValue == true)
  }

  /// Adds scopes below the search field, which are shown while it is edited.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: @escaping () -> S
  ) -> some View { shownInSearch("View.searchScopes", "the search field has no scopes") }

  /// Adds suggestions to the search field, which are shown while it is edited.
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    shownInSearch("View.searchSuggestions", "the search has no suggestions")
  }

  /// The view, with a warning if a search that has begun shows what is not drawn.
  private func shownInSearch(_ name: String, _ reason: String) -> some View {
    navigationSetting { scope, _ in scope.undrawnSearchParts.append((name, reason)) }
  }

  public func searchCompletion(_ completion: String) -> some View { self }

  /// Sets whether the search field is a button until it is edited. It is always a field here.
  public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    if behavior == .minimize {
      UsageWarnings.warnOfNoEffect("View.searchToolbarBehavior", "the search is a field")
    }
    return self
  }
  public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View { self }
}

/// How a search field is shown in a toolbar, since iOS 26.
public struct SearchToolbarBehavior: Hashable, Sendable {
  private enum Kind { case automatic, minimize }

  private let kind: Kind
  public static let automatic = SearchToolbarBehavior(kind: .automatic)
  public static let minimize = SearchToolbarBehavior(kind: .minimize)
}

/// Whether the bar is hidden while a search field is edited.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  private enum Kind { case automatic, avoidHidingContent }

  private let kind: Kind
  public static let automatic = SearchPresentationToolbarBehavior(kind: .automatic)
  public static let avoidHidingContent = SearchPresentationToolbarBehavior(kind: .avoidHidingContent)
}

private struct IsSearchingKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether a search field around the view is edited.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// Ends the search.
  public var dismissSearch: DismissSearchAction { DismissSearchAction() }
}

/// Ends a search. In a first frame, none has begun.
public struct DismissSearchAction {
  public func callAsFunction() {}
}

/// Connects UIKit's search field with a binding.
@MainActor
final class SearchConnection: UISearchBarDelegate {
  let controller = UISearchController(searchResultsController: nil)
  private var settings: SearchSettings?

  init() {
    controller.obscuresBackgroundDuringPresentation = false
    controller.searchBar.delegate = self
  }

  func update(_ settings: SearchSettings) {
    self.settings = settings
    let bar = controller.searchBar
    let placeholder = settings.prompt ?? "Search"
    if bar.placeholder != placeholder { bar.placeholder = placeholder }
    if bar.text ?? "" != settings.text.wrappedValue { bar.text = settings.text.wrappedValue }
    if let isPresented = settings.isPresented?.wrappedValue, controller.isActive != isPresented {
      controller.isActive = isPresented
    }
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    settings?.text.wrappedValue = searchText
  }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    for action in settings?.submit ?? [] { action() }
  }
}
