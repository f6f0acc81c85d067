import FirstFrameLayoutTree
import HeadlessUIKit
import Testing

@testable import HeadlessSwiftUI

/// Lists and forms.
@MainActor struct ListTests {
  private func table(_ view: some View, _ version: SystemVersion = .iOS18) throws -> (Screen, UITableView) {
    let screen = Screen(view, version)
    return (screen, try #require(screen.first(UITableView.self)))
  }

  @Test func rowsOutsideOfSectionsAreInSectionsOfTheirOwn() throws {
    let (_, table) = try table(
      List {
        Text(verbatim: "a")
        Text(verbatim: "b")
        Section {
          Text(verbatim: "c")
        } header: {
          Text(verbatim: "header")
        } footer: {
          Text(verbatim: "footer")
        }
        Text(verbatim: "d")
      })
    #expect(table.numberOfSections == 3)
    #expect((0..<3).map(table.numberOfRows(inSection:)) == [2, 1, 1])
  }

  @Test func stylesAreThoseOfTables() throws {
    #expect(try table(List { Text(verbatim: "a") }).1.style == .insetGrouped)
    #expect(try table(List { Text(verbatim: "a") }.listStyle(.plain)).1.style == .plain)
    #expect(try table(List { Text(verbatim: "a") }.listStyle(.grouped)).1.style == .grouped)
    #expect(try table(Form { Text(verbatim: "a") }).1.style == .insetGrouped)
  }

  /// One line of body text is 20 1/3 points high; with margins of 11 points, a row is less than its smallest height.
  @Test func rowsHaveTheHeightsOfTheVersion() throws {
    let (_, old) = try table(List { Text(verbatim: "a") }, .iOS18)
    #expect(abs(old.rectForRow(at: IndexPath(row: 0, section: 0)).height - 44) <= 1)
    let (_, new) = try table(List { Text(verbatim: "a") }, .iOS26)
    #expect(new.rectForRow(at: IndexPath(row: 0, section: 0)).height == 52)
    let (_, high) = try table(List { Color.red.frame(height: 100) }, .iOS26)
    #expect(high.rectForRow(at: IndexPath(row: 0, section: 0)).height == 130)
  }

  @Test func contentBeginsAtTheMarginOrTheRowsInset() throws {
    let (screen, _) = try table(
      List {
        Box("a", 40, 20).hugged()
        Box("b", 40, 20).hugged().listRowInsets(EdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 0))
      }
      .listStyle(.plain))
    let boxes = screen.all(Box.Content.self)
    #expect(boxes.map { screen.frame(of: $0)?.minX } == [16, 5])
  }

  @Test func onlyRowsOnTheScreenAreMade() throws {
    var count = 0
    struct Row: View {
      let appeared: () -> Void
      var body: some View { Text(verbatim: "row").onAppear(perform: appeared) }
    }
    let (_, table) = try table(
      List { ForEach(0..<10_000, id: \.self) { _ in Row { count += 1 } } }.listStyle(.plain))
    #expect(table.numberOfRows(inSection: 0) == 10_000)
    #expect(count < 30)
    #expect(count > 10)
  }

  private struct Counter: View {
    @State private var count = 0

    var body: some View { Button("\(count)") { count += 1 } }
  }

  @Test func rowsKeepTheirState() throws {
    let (screen, _) = try table(List { Counter() })
    screen.first(ActionControl.self)?.sendActions(for: .primaryActionTriggered)
    screen.redraw()
    #expect(screen.texts.contains("1"))
  }

  @Test func deletingAndSwipingAreTheActionsOfRows() throws {
    var deleted: [IndexSet] = []
    let (screen, table) = try table(
      List {
        ForEach(["a", "b"], id: \.self) { Text($0) }.onDelete { deleted.append($0) }
        Text(verbatim: "c").swipeActions { Button("Flag") {}.tint(.orange) }
      })
    let source = try #require(table.dataSource)
    #expect(source.tableView(table, canEditRowAt: IndexPath(row: 1, section: 0)))
    source.tableView(table, commit: .delete, forRowAt: IndexPath(row: 1, section: 0))
    #expect(deleted == [IndexSet(integer: 1)])
    let actions = table.delegate?.tableView(
      table, trailingSwipeActionsConfigurationForRowAt: IndexPath(row: 2, section: 0))
    #expect(actions?.actions.map(\.title) == ["Flag"])
    #expect(actions?.actions.first?.backgroundColor == .systemOrange)
    withExtendedLifetime(screen) {}
  }

  @Test func actionsHaveTheOffsetOfTheElement() throws {
    var deleted: [IndexSet] = []
    let (screen, table) = try table(
      List {
        ForEach(["a", "b"], id: \.self) { name in
          if name == "b" { Text(name) }
        }
        .onDelete { deleted.append($0) }
      })
    table.dataSource?.tableView(table, commit: .delete, forRowAt: IndexPath(row: 0, section: 0))
    #expect(deleted == [IndexSet(integer: 1)])
    withExtendedLifetime(screen) {}
  }

  /// The second argument is an offset in the collection before the move, as that of `move(fromOffsets:toOffset:)`.
  @Test func movingARowMovesItsElement() throws {
    var moves: [(IndexSet, Int)] = []
    let (screen, table) = try table(
      List { ForEach(["a", "b", "c"], id: \.self) { Text($0) }.onMove { moves.append(($0, $1)) } })
    let (first, last) = (IndexPath(row: 0, section: 0), IndexPath(row: 2, section: 0))
    table.dataSource?.tableView(table, moveRowAt: first, to: last)
    table.dataSource?.tableView(table, moveRowAt: last, to: first)
    #expect(moves.map(\.0) == [IndexSet(integer: 0), IndexSet(integer: 2)])
    #expect(moves.map(\.1) == [3, 0])
    withExtendedLifetime(screen) {}
  }

  @Test func onlyRowsThatCanBeSelectedAre() throws {
    var selected: Set<String> = []
    let selection = Binding(get: { selected }, set: { (new: Set<String>) in selected = new })
    let (screen, table) = try table(
      List(selection: selection) {
        Text(verbatim: "a").tag("a").selectionDisabled()
        Text(verbatim: "b").tag("b")
      })
    for row in 0..<2 { table.delegate?.tableView(table, didSelectRowAt: IndexPath(row: row, section: 0)) }
    #expect(selected == ["b"])
    table.delegate?.tableView(table, didDeselectRowAt: IndexPath(row: 1, section: 0))
    #expect(selected.isEmpty)
    withExtendedLifetime(screen) {}
  }

  @Test func sectionsOfLongCollectionsAreSections() throws {
    let (_, table) = try table(
      List { ForEach(0..<70, id: \.self) { number in Section { Text(verbatim: "\(number)") } } })
    #expect(table.numberOfSections == 70)
  }

  @Test func aHiddenUpperSeparatorIsThatOfTheRowAbove() throws {
    let (screen, table) = try table(
      List {
        Text(verbatim: "a")
        Text(verbatim: "b").listRowSeparator(.hidden, edges: .top)
        Text(verbatim: "c")
      })
    let cells = (0..<3).map { table.dataSource?.tableView(table, cellForRowAt: IndexPath(row: $0, section: 0)) }
    #expect(cells.map { ($0?.separatorInset.left ?? 0) > 10_000 } == [true, false, false])
    withExtendedLifetime(screen) {}
  }

  /// The margins of iOS 26 are 15 points above and below.
  @Test func insetsAndHeightsReplaceThoseOfTheLook() throws {
    let (_, inset) = try table(List { Color.red.frame(height: 100).listRowInsets(.top, 0) }, .iOS26)
    #expect(inset.rectForRow(at: IndexPath(row: 0, section: 0)).height == 115)
    let (_, high) = try table(List { Text(verbatim: "a") }.environment(\.defaultMinListRowHeight, 80), .iOS26)
    #expect(high.rectForRow(at: IndexPath(row: 0, section: 0)).height == 80)
  }

  @Test(.timeLimit(.minutes(10))) func pullingPerformsTheActionOfRefreshable() async {
    await withCheckedContinuation { continuation in
      let screen = Screen(List { Text(verbatim: "a") }.refreshable { continuation.resume() })
      screen.first(UITableView.self)?.refreshControl?.sendActions(for: .valueChanged)
    }
  }

  @Test func editingShowsTheControlsOfTheTable() throws {
    let (_, table) = try table(
      List { ForEach(["a"], id: \.self) { Text($0) }.onDelete { _ in } }
        .environment(\.editMode, .constant(.active)))
    #expect(table.isEditing)
  }

  @Test func headersAreInCapitalsOnlyInTheOldLook() throws {
    let list = List { Section("Header") { Text(verbatim: "a") } }
    #expect(Screen(list, .iOS18).texts.contains { $0.lowercased() == "header" })
    #expect(Screen(list, .iOS26).texts.contains("Header"))
  }

  @Test func aFormsPickerShowsItsLabelAndItsValue() throws {
    let screen = Screen(
      Form {
        Picker("Size", selection: .constant("b")) {
          Text("Small").tag("a")
          Text("Large").tag("b")
        }
        Toggle("On", isOn: .constant(true))
      })
    #expect(screen.texts.prefix(2) == ["Size", "Large"])
    #expect(screen.first(UISwitch.self)?.isOn == true)
  }

  @Test func inlinePickersAreRows() throws {
    let (_, table) = try table(
      Form {
        Picker("Size", selection: .constant("b")) {
          Text("Small").tag("a")
          Text("Large").tag("b")
        }
        .pickerStyle(.inline)
      })
    #expect(table.numberOfRows(inSection: 0) == 3)
  }

  @Test func environmentObjectsReachRows() throws {
    let (screen, _) = try table(
      List { ForEach(0..<2, id: \.self) { _ in Tinted() } }.environment(\.controlSize, .large))
    #expect(screen.texts == ["large", "large"])
  }

  private struct Tinted: View {
    @Environment(\.controlSize) private var size
    var body: some View { Text(verbatim: "\(size)") }
  }

  @Test func editActionsChangeTheCollection() throws {
    struct Letter: Identifiable { let id: String }
    struct Letters: View {
      @State var letters = ["a", "b", "c"].map(Letter.init)
      let changed: ([String]) -> Void

      var body: some View {
        let _ = changed(letters.map(\.id))
        List($letters, editActions: .all) { $letter in Text(verbatim: letter.id) }
      }
    }
    var shown: [String] = []
    let (screen, table) = try table(Letters { shown = $0 })
    let source = try #require(table.dataSource)
    source.tableView(table, commit: .delete, forRowAt: IndexPath(row: 1, section: 0))
    screen.redraw()
    #expect(shown == ["a", "c"])
    source.tableView(table, moveRowAt: IndexPath(row: 0, section: 0), to: IndexPath(row: 1, section: 0))
    screen.redraw()
    #expect(shown == ["c", "a"])
  }
}
