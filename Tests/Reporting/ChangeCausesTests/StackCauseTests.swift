import Testing

@testable import FirstFrameChangeCauses

struct StackCauseTests {
  private static let style = (
    "Style.swift",
    "enum Gap {\n  static let tiny: CGFloat = 4\n  static let small: CGFloat = 8\n  static let large: CGFloat = 16\n}"
  )

  private static func sources(_ lines: String) -> PackageSources {
    PackageSources([
      style,
      (
        "Card.swift",
        """
        final class CardView: UIView {
          private let iconView = UIView()
          private let titleLabel = UILabel()
          private let messageLabel = UILabel()
          private var cellViews: [UIView] = []
        \(lines)
        }
        """
      ),
    ])
  }

  /// A column of an icon, a title and a message, whose first gap is 16 points instead of 8 or 4.
  private static func column(gap: Double) throws -> RecordedNodes {
    func rows(_ gap: Double) -> String {
      let rest = gap + 40
      return """
        [[0,"CardView",0,0,100,\(rest + 20)],[1,"stackView",0,0,100,\(rest + 20)],[2,"iconView",0,0,100,20],
        [2,"titleLabel",0,\(gap + 20),100,12],[2,"messageLabel",0,\(rest),100,20]]
        """
    }
    let changes = [["CardView/stackView/titleLabel", "offset", "0,0", "0,\(16 - gap)"]]
    return try RecordedNodes.of(changes, before: rows(gap), after: rows(16))
  }

  @Test func aCustomSpacingIsTheOneAfterTheViewBeforeTheGap() throws {
    let sources = Self.sources(
      """
        private lazy var stackView = UIStackView.column([iconView, titleLabel, messageLabel])
        func setUp() {
          stackView.setCustomSpacing(Gap.large, after: iconView)
          stackView.setCustomSpacing(Gap.large, after: messageLabel)
        }
      """)
    let cause = firstCauses([try Self.column(gap: 8)], in: sources)[0]
    #expect(cause?.line == 8)
    #expect(cause?.by == "Gap.small")
  }

  @Test func theSpacingOfAStackIsTheLikelyCauseOfAGapWithoutACustomSpacing() throws {
    let sources = Self.sources(
      """
        private lazy var stackView = UIStackView.column([iconView, titleLabel, messageLabel], spacing: Gap.large)
        func setUp() {
          stackView.setCustomSpacing(Gap.large, after: titleLabel)
        }
      """)
    let cause = firstCauses([try Self.column(gap: 4)], in: sources)[0]
    #expect(cause?.line == 6)
    #expect(cause?.by == "Gap.tiny")
  }

  @Test(
    arguments: ["cellViews[0], cellViews[1]", "UIView, UIView (2)"], [[0.0, 24], [24, 0]])
  func aStatementAboutAStackIsLikelierThanOneThatPlacesTheStackInBothDirections(names: String, places: [Double]) throws
  {
    let sources = Self.sources(
      """
        private lazy var cellsStackView = UIStackView.row([], spacing: Gap.small)
        func setUp() {
          arrange([titleLabel, cellsStackView], spacing: Gap.small)
        }
      """)
    let cells = names.split(separator: ", ")
    func rows(_ first: Double, _ second: Double) -> String {
      let width = max(first, second) + 20
      return """
        [[0,"CardView",0,0,\(width),20],[1,"cellsStackView",0,0,\(width),20],
        [2,"\(cells[0])",\(first),0,20,20],[2,"\(cells[1])",\(second),0,20,20]]
        """
    }
    // From right to left, the first cell moves instead of the second.
    let (first, second) = (places[0], places[1])
    let nodes = try RecordedNodes.of(
      [["CardView/cellsStackView/\(cells[1])", "offset", "0,0", "4,0"]], before: rows(first, second),
      after: first > second ? rows(first + 4, second) : rows(first, second + 4))
    let name = RenderingFact.plainName(String(cells[0]))
    let gap = RenderingFact(
      kind: .gap(.horizontal), path: ["CardView", "cellsStackView"], child: name, previous: name,
      values: .numbers(before: 4, after: 8))
    #expect(nodes.facts.contains(gap))
    let cause = firstCauses([nodes], in: sources)[0]
    #expect(cause?.line == 6)
    #expect(cause?.by == "Gap.tiny")
  }
}
