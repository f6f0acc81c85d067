import Testing

@testable import FirstFrameChangeCauses

/// Causes in some states.
struct StateCauseTests {
  private static let style = (
    "Style.swift",
    "enum Palette {\n  static let accent = fixed(0x112233)\n  static let muted = fixed(0x777777)\n}"
  )

  @Test(
    arguments: [(changed: [1], column: 41), (changed: [0, 2, 3], column: 57)])
  func theFirstValueAfterAConditionIsTheOneOfTheFew(changed: [Int], column: Int) throws {
    let sources = PackageSources([
      Self.style,
      (
        "Tab.swift",
        """
        final class TabView: UIView {
          private let titleLabel = UILabel()
          func show(isSelected: Bool) {
            titleLabel.textColor = isSelected ? Palette.muted : Palette.muted
          }
        }
        """
      ),
      ("Bar.swift", "final class BarView: UIView {\n  private var tabViews: [TabView] = []\n}"),
    ])
    let rows = (0..<4).map { #"[1,"tabViews[\#($0)]",0,0,10,10],[2,"titleLabel",0,0,10,10]"# }
    let tree = "[[0,\"BarView\",0,0,40,10],\(rows.joined(separator: ","))]"
    let nodes = try RecordedNodes.of(
      changed.map { ["BarView/tabViews[\($0)]/titleLabel", "text color", "#112233", "#777777"] }, before: tree,
      after: tree)
    let cause = firstCauses([nodes], in: sources)[0]
    #expect(cause?.line == 4)
    #expect(cause?.column == column)
  }

  @Test(
    arguments: [("selected", 41), ("disabled", 57)])
  func theNameOfASnapshotTellsThatTheFirstValueAfterAConditionShows(state: String, column: Int) throws {
    let sources = PackageSources([
      Self.style,
      (
        "Chip.swift",
        """
        final class ChipView: UIView {
          private let titleLabel = UILabel()
          func show() {
            titleLabel.textColor = isSelected ? Palette.muted : Palette.muted
          }
        }
        """
      ),
    ])
    let nodes = try RecordedNodes.of([["ChipView/titleLabel", "text color", "#112233", "#777777"]])
    let cause = firstCauses([nodes], named: ["Tests/ChipTests/chip.ChipView.\(state).png"], in: sources)[0]
    #expect(cause?.line == 4)
    #expect(cause?.column == column)
  }

  @Test(
    arguments: [("unselected", 3), ("selected", 2)])
  func theNamesOfTheFailedSnapshotsTellTheRowsOfATableApart(state: String, line: Int) throws {
    let sources = PackageSources([
      Self.style,
      (
        "PillStyle.swift",
        """
        struct PillStyle {
          static let selectedStyle = PillStyle(textColor: Palette.muted)
          static let unselectedStyle = PillStyle(textColor: Palette.muted)
          static let otherStyle = PillStyle(textColor: Palette.muted)
        }
        """
      ),
      (
        "PillView.swift",
        """
        final class PillView: UIView {
          private let titleLabel = UILabel()
          let styles: [PillStyle] = [.selectedStyle, .unselectedStyle, .otherStyle]
        }
        """
      ),
    ])
    let nodes = try RecordedNodes.of([["PillView/titleLabel", "text color", "#112233", "#777777"]])
    let cause = firstCauses([nodes], named: ["Tests/PillTests/pill.PillView.\(state).png"], in: sources)[0]
    #expect(cause?.file == "PillStyle.swift")
    #expect(cause?.line == line)
  }

  @Test func aPlaceKnowsTheWordsOfItsStates() throws {
    let file = SourceFile(
      path: "A.swift",
      source: """
        static let outlined = Pill(
          selectedStyle: Style(textColor: first, border: false), unselectedStyle: Style(size: [8], textColor: second))
        """)
    let first = try #require(file.tokens.firstIndex { $0.text == "first" })
    let second = try #require(file.tokens.firstIndex { $0.text == "second" })
    #expect(file.stateWords(around: first) == ["outlined", "selected", "style", "text", "color"])
    #expect(file.stateWords(around: second) == ["outlined", "unselected", "style", "text", "color"])
    #expect(StateWords.words(of: "isHTML_page2Shown") == ["is", "html", "page2", "shown"])
  }
}
