import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameRasterizer
import HeadlessUIKit
import Testing

@testable import HeadlessSwiftUI

/// Modifiers that are drawn in some views only, and were once left out there in silence.
@MainActor
struct ModifierEffectTests {
  private typealias Drawn = (bitmap: Bitmap?, warnings: [String])

  private static let phone = RenderingEnvironment(size: CGSize(width: 320, height: 480), scale: 1)
  private static let tablet = RenderingEnvironment(size: CGSize(width: 1180, height: 820), scale: 1)

  private func draw(_ view: @autoclosure () -> some View, in environment: RenderingEnvironment = phone) -> Drawn {
    var (used, listed): ([String], [String]) = ([], [])
    let bitmap = UsageWarnings.collecting(into: &used) { () -> Bitmap? in
      let controller = UIHostingController(rootView: view())
      let tree = controller.layoutTree(in: environment)
      listed = controller.layoutWarnings
      return try? Rasterizer(scale: 1).bitmap(of: tree)
    }
    return (bitmap, used + listed)
  }

  /// Expects that the modified view looks otherwise, and does not warn.
  private func expectDrawn(
    _ view: some View, _ modified: some View, in environment: RenderingEnvironment = phone,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let (before, after) = (draw(view, in: environment), draw(modified, in: environment))
    #expect(before.bitmap != nil, sourceLocation: sourceLocation)
    #expect(before.bitmap != after.bitmap, sourceLocation: sourceLocation)
    #expect(after.warnings == before.warnings, sourceLocation: sourceLocation)
  }

  private func expectWarning(
    _ text: String, _ view: @autoclosure () -> some View, in environment: RenderingEnvironment = phone,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(draw(view(), in: environment).warnings == [text], sourceLocation: sourceLocation)
  }

  private var gradient: HeadlessSwiftUI.LinearGradient {
    HeadlessSwiftUI.LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
  }

  // MARK: Styles

  @Test func aBoxHasTheBackgroundStyle() {
    let box = GroupBox("Box") { Text(verbatim: "In") }
    expectDrawn(box, box.backgroundStyle(HeadlessSwiftUI.Color.red))
  }

  @Test func aGradientFillsATextAndASymbol() {
    let views = VStack {
      Text(verbatim: "Wide text")
      Image(systemName: "star.fill")
    }
    expectDrawn(views.foregroundStyle(.red), views.foregroundStyle(gradient))
    let text = Text(verbatim: "Wide text")
    expectDrawn(text.foregroundStyle(.red), text.foregroundStyle(gradient))
  }

  @Test func aButtonWithABackgroundHasTheForegroundStyleAroundIt() {
    let button = Button(String("Wide text")) {}.buttonStyle(.borderedProminent)
    expectDrawn(button, button.foregroundStyle(.black))
    expectDrawn(button.foregroundStyle(.red), button.foregroundStyle(gradient))
    #expect(draw(button.foregroundStyle(.red).disabled(true)).bitmap == draw(button.disabled(true)).bitmap)
  }

  @Test func aTextInAGradientIsRedAtItsStartAndBlueAtItsEnd() throws {
    let bar = Text(verbatim: "████████").foregroundStyle(gradient)
    let bitmap = try #require(draw(bar).bitmap)
    let row: [FirstFrameImaging.Color] = (0..<bitmap.width).map { bitmap[$0, bitmap.height / 2].straight }
    let inked = row.filter { $0.green < 240 }
    #expect((inked.first?.red ?? 0) > 200)
    #expect((inked.last?.blue ?? 0) > 200)
    #expect(inked.count > 20)
  }

  @Test func aFilledTextIsReadOnce() {
    let view = Text(verbatim: "Wide text").foregroundStyle(gradient).hosted()
    let tree = view.layoutTree(in: Self.phone)
    #expect(tree.textDump().ranges(of: "Wide text").count == 1)
  }

  @Test func aGradientDoesNotCoverColorsOfTheContent() {
    let symbol = Image(systemName: "xmark.circle.fill")
    for mode in [SymbolRenderingMode.hierarchical, .palette] {
      let layered = symbol.symbolRenderingMode(mode)
      expectDrawn(layered.foregroundStyle(gradient), symbol.foregroundStyle(gradient))
    }
    let link = Text(LocalizedStringKey("[link](https://example.com)"))
    #expect(draw(VStack { link }.foregroundStyle(gradient)).bitmap == draw(VStack { link }).bitmap)
    var marked = AttributedString("Marked")
    marked.backgroundColor = .yellow
    expectWarning(
      "A part of a text with a gradient or picture is drawn in one color", Text(marked).foregroundStyle(gradient))
  }

  @Test func twoForegroundStylesAreAPalette() {
    let symbol = Image(systemName: "xmark.circle.fill")
    expectDrawn(symbol.foregroundStyle(.red), symbol.foregroundStyle(.red, .blue))
    expectDrawn(symbol.foregroundStyle(.red), symbol.foregroundStyle(.red).symbolRenderingMode(.hierarchical))
  }

  @Test func anEffectThatHidesASymbolHidesIt() {
    expectDrawn(Image(systemName: "star"), Image(systemName: "star").symbolEffect(.disappear))
    let symbol = Image(systemName: "star").symbolEffect(.disappear, isActive: false)
    #expect(draw(symbol).bitmap == draw(Image(systemName: "star")).bitmap)
  }

  @Test func aPresentationHasThePreferredColorScheme() throws {
    let bitmap = try #require(draw(Text(verbatim: "A").preferredColorScheme(.dark)).bitmap)
    #expect(bitmap[0, 0].straight.red < 40)
    // The view around determines it.
    let outer = try #require(draw(Text(verbatim: "A").preferredColorScheme(.dark).preferredColorScheme(.light)).bitmap)
    #expect(outer[0, 0].straight.red > 200)
  }

  // MARK: Lists and scroll views

  private var list: some View {
    List {
      Section {
        Text(verbatim: "One")
      } header: {
        Text(verbatim: "Head")
      }
      Text(verbatim: "Two")
    }
  }

  @Test func theMarginsOfContentAreThoseOfALists() throws {
    expectDrawn(list, list.contentMargins(.horizontal, 60))
    expectDrawn(list, list.contentMargins(.top, 90))
    expectDrawn(list.listStyle(.plain), list.listStyle(.plain).contentMargins(40))
    let footed = List {
      Section {
        Text(verbatim: "One")
      } footer: {
        Text(verbatim: "Foot")
      }
    }
    func height(_ view: some View) throws -> CGFloat {
      try #require(Screen(view, .iOS26).first(UITableView.self)).contentSize.height
    }
    #expect(try height(footed.contentMargins(.bottom, 90)) - height(footed.contentMargins(.bottom, 20)) == 70)
    let screen = Screen(list.contentMargins(.horizontal, 60), .iOS26)
    let row = try #require(screen.frame(of: screen.first(UITableViewCell.self)))
    #expect(row.minX == 60)
    #expect(abs(row.width - 255) < 0.01)
  }

  @Test func aMarginReplacesTheSpaceAboveTheFirstGroup() throws {
    let rows = List { Text(verbatim: "One") }
    func top(_ view: some View) throws -> CGFloat {
      let screen = Screen(view, .iOS26)
      return try #require(screen.frame(of: screen.first(UITableViewCell.self))).minY
    }
    #expect(try top(rows.contentMargins(.top, 50)) - top(rows.contentMargins(.top, 10)) == 40)
    #expect(try top(rows.contentMargins(.top, nil)) == top(rows))
  }

  @Test func smallContentIsAtTheAnchorOfItsScrollView() throws {
    let scroll = ScrollView { Text(verbatim: "Small") }
    func top(_ view: some View) throws -> CGFloat {
      let screen = Screen(view)
      return try #require(screen.frame(of: screen.label("Small"))).minY
    }
    let height = try top(scroll.defaultScrollAnchor(.bottom)) - top(scroll)
    let middle = try top(scroll.defaultScrollAnchor(.center, for: .alignment)) - top(scroll)
    #expect(height > 600)
    #expect(abs(middle - height / 2) <= 0.5)
    #expect(try top(scroll.defaultScrollAnchor(.bottom).defaultScrollAnchor(.top, for: .alignment)) == top(scroll))
  }

  @Test func theActionsOfASectionAreRowsAfterItsContent() {
    let section = List {
      Section { Text(verbatim: "One") }.sectionActions { Text(verbatim: "Action") }
      Text(verbatim: "Two")
    }
    #expect(Screen(section).texts == ["One", "Action", "Two"])
  }

  // MARK: Bars and columns

  private var page: some View { Text(verbatim: "Page").navigationTitle("Title") }

  @Test func theTitleOfABarCanBeRemoved() {
    expectDrawn(NavigationStack { page }, NavigationStack { page.toolbar(removing: .title) })
  }

  @Test func aTabBarHasTheColorOfItsPage() {
    func tabs(_ color: HeadlessSwiftUI.Color?) -> some View {
      TabView {
        NavigationStack {
          if let color { page.toolbarBackground(color, for: .tabBar) } else { page }
        }
        .tabItem { Text(verbatim: "Tab") }
      }
    }
    expectDrawn(tabs(nil), tabs(.red))
  }

  @Test func aPageOfANavigationHidesTheTabBar() {
    let hidden = TabView {
      NavigationStack { page.toolbar(.hidden, for: .tabBar) }.tabItem { Text(verbatim: "Tab") }
    }
    expectDrawn(TabView { NavigationStack { page }.tabItem { Text(verbatim: "Tab") } }, hidden)
  }

  @Test func itemsOfABarHaveBadgesAndLabelStyles() {
    func bar(_ change: (Button<Label<Text, Image>>) -> AnyView) -> some View {
      let button = Button {
      } label: {
        Label("Add", systemImage: "plus")
      }
      let changed = change(button)
      return NavigationStack { page.toolbar { ToolbarItem(placement: .primaryAction) { changed } } }
    }
    let plain = bar { AnyView($0) }
    expectDrawn(plain, bar { AnyView($0.badge(3)) })
    expectDrawn(plain, bar { AnyView($0.labelStyle(.titleOnly)) })
    expectDrawn(plain, bar { AnyView($0.labelStyle(.titleAndIcon)) })
  }

  @Test func aButtonWithoutAnImageStaysAnItemOfTheSystem() throws {
    let screen = Screen(
      NavigationStack {
        page.toolbar { ToolbarItem(placement: .confirmationAction) { Button(String("Save")) {} } }
          .labelStyle(.titleAndIcon)
      })
    let bar = try #require(screen.first(UINavigationBar.self))
    #expect(bar.topItem?.rightBarButtonItem?.title == "Save")
    #expect(bar.topItem?.rightBarButtonItem?.style == .done)
  }

  /// The bar is that of the page on top, also after pages were pushed and popped.
  @Test func aPushedPageDecidesAboutTheTabBarUntilItIsLeft() {
    func tabs(_ path: [Int]) -> some View {
      TabView {
        NavigationStack(path: .constant(path)) {
          page.navigationDestination(for: Int.self) { _ in page.toolbar(.hidden, for: .tabBar) }
        }
        .tabItem { Text(verbatim: "Tab") }
      }
    }
    let controller = UIHostingController(rootView: tabs([]))
    func isBarHidden(_ path: [Int]) -> Bool? {
      controller.rootView = tabs(path)
      _ = controller.layoutTree(in: Self.phone)
      let tabs = controller.children.lazy.compactMap { $0 as? UITabBarController }.first
      return tabs?.tabBar.isHidden
    }
    #expect(isBarHidden([]) == false)
    #expect(isBarHidden([1]) == true)
    #expect(isBarHidden([]) == false)
  }

  @Test func whatModifiersSetEndsWithThem() {
    struct Page: View {
      let state: Int
      var body: some View {
        ScrollView { Text(verbatim: "A") }
          .scrollEdgeEffectStyle(state == 1 ? .hard : .soft, for: .bottom)
          .preferredColorScheme(state == 2 ? .dark : nil).preferredColorScheme(state == 3 ? .light : nil)
      }
    }
    let controller = UIHostingController(rootView: Page(state: 0))
    let found = [0, 1, 0, 2, 0, 3, 0].map { state in
      controller.rootView = Page(state: state)
      _ = controller.layoutTree(in: Self.phone)
      return "\(controller.layoutWarnings.count) \(controller.overrideUserInterfaceStyle.rawValue)"
    }
    #expect(found == ["0 0", "1 0", "0 0", "0 2", "0 0", "0 1", "0 0"])
  }

  @Test func theStatusIsInTheMiddleOfTheToolbar() throws {
    let screen = Screen(
      NavigationStack { page.toolbar { ToolbarItem(placement: .status) { Text(verbatim: "Status") } } })
    let frame = try #require(screen.frame(of: screen.label("Status")))
    #expect(abs(frame.midX - 375 / 2) < 1)
  }

  @Test func aSheetCanBeACoverOnAPhone() {
    func sheet(_ adaptation: PresentationAdaptation) -> some View {
      Text(verbatim: "A").sheet(isPresented: .constant(true)) {
        Text(verbatim: "B").presentationCompactAdaptation(adaptation)
      }
    }
    expectDrawn(sheet(.automatic), sheet(.fullScreenCover))
  }

  @Test func aSearchFieldInTheDrawerIsBelowTheTitle() {
    let text = HeadlessSwiftUI.Binding<String>.constant("")
    expectDrawn(
      NavigationStack { page.searchable(text: text) },
      NavigationStack { page.searchable(text: text, placement: .navigationBarDrawer(displayMode: .always)) })
  }

  @Test func columnsHaveTheirWidthsAndStyle() throws {
    func columns(_ width: CGFloat?) -> some View {
      NavigationSplitView {
        if let width { Text(verbatim: "Side").navigationSplitViewColumnWidth(width) } else { Text(verbatim: "Side") }
      } detail: {
        Text(verbatim: "Detail")
      }
    }
    expectDrawn(columns(nil), columns(500), in: Self.tablet)
    expectDrawn(columns(nil), columns(nil).navigationSplitViewStyle(.prominentDetail), in: Self.tablet)
    #expect(draw(columns(nil), in: Self.tablet).bitmap == draw(columns(320), in: Self.tablet).bitmap)
  }

  // MARK: Warnings

  @Test func stylesThatAreNotDrawnWarn() {
    expectWarning("A `Form` in the style `columns` is drawn in groups of rows", Form { list }.formStyle(.columns))
    expectWarning(
      "The headers of a `List` in the style `sidebar` are drawn without disclosure indicators",
      list.listStyle(.sidebar))
    expectWarning(
      "`ToolbarTitleDisplayMode.inlineLarge` has no effect here: large titles are below the bar.",
      NavigationStack { page.toolbarTitleDisplayMode(.inlineLarge) })
  }

  @Test func whatIsNotDrawnWarns() {
    let none = "has no effect here:"
    let text = Text(verbatim: "A")
    expectWarning(
      "`ShapeStyle.blendMode` \(none) a style covers what is behind it.",
      text.foregroundStyle(HeadlessSwiftUI.Color.red.blendMode(.multiply)))
    expectWarning(
      "`View.writingDirection` \(none) texts have the direction of the layout.",
      text.writingDirection(strategy: .contentBased))
    expectWarning(
      "`View.badgeProminence` \(none) badges have the standard prominence.", text.badgeProminence(.increased))
    expectWarning(
      "`symbolEffect.scale` of UIImageView is not drawn: the symbol has its own size",
      Image(systemName: "star").symbolEffect(.scale.up))
    expectWarning(
      "A part of a text with a gradient or picture is drawn in one color", text.foregroundStyle(gradient) + text)
  }

  @Test func barsThatAreNotDrawnWarn() {
    let none = "has no effect here:"
    expectWarning(
      "`topItem.titleMenuProvider` of UINavigationBar is not drawn: the title without a menu",
      NavigationStack { page.toolbarTitleMenu { Text(verbatim: "Item") } })
    expectWarning(
      "`View.searchToolbarBehavior` \(none) the search is a field.",
      NavigationStack { page.searchToolbarBehavior(.minimize) })
    let search = page.searchable(text: .constant(""), isPresented: .constant(true))
    expectWarning(
      "`View.searchScopes` \(none) the search field has no scopes.",
      NavigationStack { search.searchScopes(.constant(1)) { Text(verbatim: "All").tag(1) } })
    expectWarning(
      "`View.searchSuggestions` \(none) the search has no suggestions.",
      NavigationStack {
        page.searchSuggestions { Text(verbatim: "A") }.searchable(text: .constant(""), isPresented: .constant(true))
      })
    #expect(draw(NavigationStack { page.searchSuggestions { Text(verbatim: "A") } }).warnings == [])
    expectWarning(
      "`View.toolbarBackgroundVisibility` \(none) bars below a page have their standard background.",
      NavigationStack { page.toolbarBackground(.visible, for: .tabBar) })
    #expect(
      draw(ScrollView { page }.scrollEdgeEffectStyle(.hard, for: .bottom).scrollEdgeEffectHidden(true, for: .bottom))
        .warnings == [])
    expectWarning(
      "`ToolbarItemPlacement.largeTitle` \(none) the item is in place of the title.",
      NavigationStack { page.toolbar { ToolbarItem(placement: .largeTitle) { Text(verbatim: "Item") } } })
    expectWarning(
      "`bottomEdgeEffect.style` of UIScrollView is not drawn: content has no edge beneath bars",
      ScrollView { page }.scrollEdgeEffectStyle(.hard, for: .bottom))
  }

  @Test func whatATabletShowsOtherwiseWarnsThere() {
    struct Row: Identifiable { let id = 1 }
    let table = Table([Row()]) { TableColumn("A") { (_: Row) in Text(verbatim: "1") } }
    expectWarning("`Table` is drawn as a list of its first column, as on a phone", table, in: Self.tablet)
    #expect(draw(table).warnings == [])
    let inspected = Text(verbatim: "A").inspector(isPresented: .constant(true)) { Text(verbatim: "B") }
    expectWarning("`View.inspector` is drawn as a sheet, as on a phone", inspected, in: Self.tablet)
    #expect(draw(inspected).warnings == [])
  }

  @Test func thePlaceOfAPopoversArrowWarnsOnATablet() {
    let view = Text(verbatim: "A").popover(isPresented: .constant(true), arrowEdge: .leading) { Text(verbatim: "B") }
    expectWarning(
      "`View.popover(arrowEdge:)` has no effect here: the arrow is where the popover has the most room.", view,
      in: Self.tablet)
    #expect(draw(view).warnings == [])
  }

  @Test func theSpacingOfPlainListsWarns() {
    let list = List { Text(verbatim: "A") }
    let text = "The rows and sections of a `List` in the style `plain` are drawn without the spacing that was set"
    expectWarning(text, list.listRowSpacing(8).listStyle(.plain))
    expectWarning(text, list.listSectionSpacing(.compact).listStyle(.plain))
    #expect(draw(list.listStyle(.plain)).warnings == [])
    #expect(draw(list.listRowSpacing(8)).warnings == [])
  }

  @Test func aLanguageOfTypesettingWarns() {
    let text = "`View.typesettingLanguage` has no effect here: lines are as high as their own characters need."
    expectWarning(text, Text(verbatim: "A").typesettingLanguage(.init(languageCode: .thai)))
    expectWarning(text, VStack { Text(verbatim: "A") }.typesettingLanguage(.init(languageCode: .thai)))
    #expect(draw(Text(verbatim: "A").typesettingLanguage(.automatic)).warnings == [])
  }
}
