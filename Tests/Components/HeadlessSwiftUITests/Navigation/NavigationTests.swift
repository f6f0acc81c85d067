import FirstFrameLayoutTree
import HeadlessUIKit
import Testing

@testable import HeadlessSwiftUI

/// Navigation, its bars, and tabs.
@MainActor struct NavigationTests {
  private func stack(_ screen: Screen) throws -> UINavigationController {
    try #require(screen.controller.children.first as? UINavigationController)
  }

  @Test func titlesAreLargeUnlessTheyAreInline() throws {
    let large = try stack(Screen(NavigationStack { Text(verbatim: "a").navigationTitle("Title") }))
    #expect(large.navigationBar.topItem?.title == "Title")
    #expect(large.navigationBar.topItem?.largeTitleDisplayMode == .automatic)
    #expect(large.navigationBar.prefersLargeTitles)
    let inline = try stack(
      Screen(
        NavigationView {
          Text(verbatim: "a").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
        }))
    #expect(inline.navigationBar.topItem?.largeTitleDisplayMode == .never)
  }

  @Test func toolbarItemsAreAtTheirPlaces() throws {
    var saved = 0
    let screen = Screen(
      NavigationStack {
        Text(verbatim: "a")
          .navigationTitle("Title")
          .toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
            ToolbarItem(placement: .confirmationAction) { Button("Save") { saved += 1 } }
            ToolbarItem(placement: .topBarTrailing) { Button("Add", systemImage: "plus") {} }
            ToolbarItem(placement: .bottomBar) { Button("Bottom") {} }
          }
      })
    let controller = try stack(screen)
    let item = try #require(controller.navigationBar.topItem)
    #expect(item.leftBarButtonItems?.map(\.title) == ["Cancel"])
    #expect(item.rightBarButtonItems?.map(\.title) == [nil, "Save"])
    #expect(item.rightBarButtonItems?.first?.image != nil)
    #expect(item.rightBarButtonItems?.last?.style == .done)
    #expect(!controller.isToolbarHidden)
    item.rightBarButtonItems?.last?.primaryAction?.performWithSender(nil)
    #expect(saved == 1)
  }

  @Test func itemsCanHideTheGlassOfTheirNeighbors() throws {
    let screen = Screen(
      NavigationStack {
        Text(verbatim: "a").toolbar {
          ToolbarItem { Button("Shared") {} }
          ToolbarItem { Button("Own") {} }.sharedBackgroundVisibility(.hidden)
        }
      })
    let item = try #require(try stack(screen).navigationBar.topItem)
    let hidden = item.rightBarButtonItems?.filter(\.hidesSharedBackground).map(\.title)
    #expect(item.rightBarButtonItems?.count == 2)
    #expect(hidden == ["Own"])
  }

  private struct Favorite: View {
    @State private var isOn = false

    var body: some View { Button(isOn ? "On" : "Off") { isOn.toggle() } }
  }

  @Test func barItemsKeepTheirState() throws {
    let screen = Screen(NavigationStack { Text(verbatim: "a").toolbar { Favorite() } })
    let item = try #require(try stack(screen).navigationBar.topItem)
    #expect(item.rightBarButtonItems?.map(\.title) == ["Off"])
    item.rightBarButtonItems?.first?.primaryAction?.performWithSender(nil)
    screen.redraw()
    #expect(item.rightBarButtonItems?.map(\.title) == ["On"])
  }

  @Test func aPathShowsThePagesOfItsValues() throws {
    let path = Binding.constant(NavigationPath([1, 2]))
    let screen = Screen(
      NavigationStack(path: path) {
        Text(verbatim: "root")
          .navigationTitle("Root")
          .navigationDestination(for: Int.self) { Text(verbatim: "page \($0)").navigationTitle("Page \($0)") }
      })
    let controller = try stack(screen)
    #expect(controller.viewControllers.map(\.navigationItem.title) == ["Root", "Page 1", "Page 2"])
  }

  @Test func aLinkShowsItsDestinationAndDismissLeavesIt() throws {
    struct Page: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { Button("Back") { dismiss() } }
    }
    let screen = Screen(NavigationStack { NavigationLink("Next") { Page() } })
    let controller = try stack(screen)
    screen.first(ActionControl.self)?.sendActions(for: .primaryActionTriggered)
    screen.redraw()
    #expect(controller.viewControllers.count == 2)
    let back = screen.all(ActionControl.self).first { screen.texts(in: $0) == ["Back"] }
    back?.sendActions(for: .primaryActionTriggered)
    #expect(controller.viewControllers.count == 1)
  }

  @Test func boundDestinationsAreShownAtFirst() throws {
    let screen = Screen(
      NavigationStack {
        Text(verbatim: "root").navigationDestination(isPresented: .constant(true)) { Text(verbatim: "next") }
      })
    #expect(try stack(screen).viewControllers.count == 2)
  }

  @Test func searchIsInTheBar() throws {
    let screen = Screen(
      NavigationStack {
        List { Text(verbatim: "a") }
          .navigationTitle("Title")
          .searchable(text: .constant("query"), prompt: "Find")
      })
    let search = try stack(screen).navigationBar.topItem?.searchController
    #expect(search?.searchBar.text == "query")
    #expect(search?.searchBar.placeholder == "Find")
  }

  @Test func submittingASearchRunsTheActionsOfSearches() throws {
    var log: [String] = []
    let screen = Screen(
      NavigationStack {
        Text(verbatim: "a").searchable(text: .constant("query"))
          .onSubmit(of: .search) { log.append("search") }
          .onSubmit { log.append("text") }
      })
    let bar = try #require(try stack(screen).navigationBar.topItem?.searchController?.searchBar)
    bar.delegate?.searchBarSearchButtonClicked(bar)
    #expect(log == ["search"])
  }

  @Test func thePageDescribesItsBar() throws {
    let screen = Screen(
      NavigationStack {
        Text(verbatim: "a").navigationTitle("Title").navigationSubtitle("Subtitle")
          .toolbarBackground(Color.red, for: .automatic)
      })
    let item = try #require(try stack(screen).navigationBar.topItem)
    #expect(item.subtitle == "Subtitle")
    #expect(item.standardAppearance?.backgroundColor == .systemRed)
  }

  @Test func tabsHaveTheirItemsAndTheSelectedPage() throws {
    let screen = Screen(
      TabView(selection: .constant("b")) {
        Text(verbatim: "first").tabItem { Label("A", systemImage: "house") }.tag("a")
        Text(verbatim: "second").badge(3).tabItem { Label("B", systemImage: "star") }.tag("b")
      })
    let controller = try #require(screen.controller.children.first as? UITabBarController)
    #expect(controller.tabBar.items?.map(\.title) == ["A", "B"])
    #expect(controller.tabBar.items?.map(\.badgeValue) == [nil, "3"])
    #expect(controller.selectedIndex == 1)
    #expect(screen.texts.contains("second"))
    #expect(!screen.texts.contains("first"))
  }

  @Test func tabsOfTheNewKind() throws {
    let screen = Screen(
      TabView {
        Tab("A", systemImage: "house") { Text(verbatim: "first") }
        Tab("B", systemImage: "star") { Text(verbatim: "second") }
      })
    let controller = try #require(screen.controller.children.first as? UITabBarController)
    #expect(controller.tabBar.items?.map(\.title) == ["A", "B"])
    #expect(screen.texts.contains("first"))
  }

  @Test func pagesHaveDots() {
    let screen = Screen(
      TabView {
        Text(verbatim: "first")
        Text(verbatim: "second")
      }
      .tabViewStyle(.page))
    #expect(screen.first(UIPageControl.self)?.numberOfPages == 2)
    #expect(screen.texts == ["first"])
  }
}
