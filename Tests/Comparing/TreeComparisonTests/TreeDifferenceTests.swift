import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameTreeComparison
import FirstFrameTypesetting
import Foundation
import Testing

/// The difference of two layout trees, node by node.
struct TreeDifferenceTests {
  private static let red = Color(red: 255, green: 0, blue: 0)

  private static func label(_ name: String?, _ text: String, x: CGFloat = 0, width: CGFloat = 40) -> LayoutNode {
    LayoutNode(
      name: name, frame: CGRect(x: x, y: 0, width: width, height: 20),
      text: TextContent(string: text, font: Font(size: 15)))
  }

  private static func stack(_ name: String, _ children: [LayoutNode]) -> LayoutNode {
    LayoutNode(name: name, frame: CGRect(x: 0, y: 0, width: 100, height: 20), children: children)
  }

  private static func card(_ children: [LayoutNode]) -> LayoutNode {
    LayoutNode(name: "card", frame: CGRect(x: 0, y: 0, width: 200, height: 40), children: children)
  }

  private static let box = CGRect(x: 0, y: 0, width: 8, height: 8)
  private static let dot = PathContent(
    path: Path { $0.addEllipse(in: box) }, fill: PathContent.Fill(paint: .color(red)))

  private static let row = [label("oddsLabel", "1.85"), label("badge", "NEW", x: 48), label("star", "★", x: 96)]

  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let reference: [LayoutNode]
    let actual: [LayoutNode]
    let summary: String?
  }

  private static func changed(_ change: (inout [LayoutNode]) -> Void) -> [LayoutNode] {
    var nodes = row
    change(&nodes)
    return nodes
  }

  private static let cases: [Case] = [
    Case(testDescription: "nothing", reference: row, actual: row, summary: nil),
    Case(
      testDescription: "a text", reference: row, actual: changed { $0[0].text?.runs[0].string = "1.90" },
      summary: "`oddsLabel` text '1.85' -> '1.90'"),
    Case(
      testDescription: "a text that pushes its neighbors", reference: row,
      actual: changed {
        $0[0] = label("oddsLabel", "11.85", width: 48)
        $0[1].frame.origin.x += 8
        $0[2].frame.origin.x += 8
      },
      summary:
        "`oddsLabel` text '1.85' -> '11.85'; `oddsLabel` resized 40x20 -> 48x20; `badge` moved +8,0; 1 other followed"),
    Case(
      testDescription: "a removed node and a new one", reference: row,
      actual: changed { $0[1] = label("boost", "x2", x: 48) },
      summary: "`badge` vanished; `boost` appeared"),
    Case(
      testDescription: "colors of two nodes", reference: row,
      actual: changed {
        $0[0].background = .color(red)
        $0[1].background = .color(red)
      },
      summary: "`oddsLabel` background none -> #FF0000; 1 other in the same way"),
    Case(
      testDescription: "a hundredth of a point to the right, and one up", reference: row,
      actual: changed { $0[0].frame.origin = CGPoint(x: 0.01, y: -0.01) }, summary: "`oddsLabel` moved +0.01,-0.01"),
    Case(
      testDescription: "half a point", reference: row,
      actual: changed { $0[0].frame.origin = CGPoint(x: 0.5, y: -0.5) }, summary: "`oddsLabel` moved +0.5,-0.5"),
    Case(
      testDescription: "left and up, from a place that is not the origin",
      reference: [LayoutNode(name: "dot", frame: box.offsetBy(dx: 40, dy: 12))],
      actual: [LayoutNode(name: "dot", frame: box.offsetBy(dx: 37, dy: 7))], summary: "`dot` moved -3,-5"),
    Case(
      testDescription: "nodes without names and texts",
      reference: [LayoutNode(frame: box), LayoutNode(frame: box, path: dot)],
      actual: [
        LayoutNode(frame: box.offsetBy(dx: 1, dy: 0)), LayoutNode(frame: box.offsetBy(dx: 0, dy: 1), path: dot),
      ],
      summary: "`box` of `card` moved +1,0; `path` of `card` moved 0,+1"),
    Case(
      testDescription: "down only", reference: row, actual: changed { $0[0].frame.origin.y = 1 },
      summary: "`oddsLabel` moved 0,+1"),
    Case(
      testDescription: "another order", reference: row, actual: changed { $0.swapAt(0, 2) },
      summary: "the children of `card` overlap in another order"),
    Case(
      testDescription: "less than a hundredth of a point", reference: row,
      actual: changed { $0[0].frame.origin.x += 0.004 }, summary: nil),
    Case(
      testDescription: "a row inserted among rows with the same name",
      reference: [label("row", "a"), label("row", "b", x: 50)],
      actual: [label("row", "new"), label("row", "a", x: 50), label("row", "b", x: 100)],
      summary: "`row` 1 of `card` appeared; `row` 2 of `card` moved +50,0; 1 other followed"),
    Case(
      testDescription: "nameless nodes", reference: [label(nil, "a"), label(nil, "b", x: 50)],
      actual: [label(nil, "a"), label(nil, "c", x: 50)], summary: "`text` 2 of `card` text 'b' -> 'c'"),
    Case(
      testDescription: "a view that no property refers to, among others of its type",
      reference: [stack("UIStackView", []), stack("UIStackView", [label("UILabel", "a")])],
      actual: [stack("UIStackView", []), stack("UIStackView", [label("UILabel", "b")])],
      summary: "`UILabel` of `UIStackView` 2 of `card` text 'a' -> 'b'"),
    Case(
      testDescription: "a view deep in views that no property refers to",
      reference: [stack("content", [stack("UIView", [stack("UIStackView", [label("UILabel", "a")])])])],
      actual: [stack("content", [stack("UIView", [stack("UIStackView", [label("UILabel", "b")])])])],
      summary: "`UILabel` of `UIStackView` in `content` text 'a' -> 'b'"),
    Case(
      testDescription: "a view with a name in views without", reference: [stack("UIView", [label("badge", "a")])],
      actual: [stack("UIView", [label("badge", "b")])], summary: "`badge` text 'a' -> 'b'"),
    Case(
      testDescription: "a node with another", reference: [], actual: [card([row[0]])],
      summary: "`card` appeared, with 1 node inside"),
    Case(
      testDescription: "a subtree", reference: [], actual: [card(row)], summary: "`card` appeared, with 3 nodes inside"),
  ]

  @Test(arguments: cases) func theSummaryDescribesTheChanges(case: Case) {
    let difference = TreeDifference(from: Self.card(`case`.reference), to: Self.card(`case`.actual))
    #expect(difference.summary() == `case`.summary)
  }

  @Test func aChildThatMovesWithItsParentDoesNotCountAsMoved() {
    var actual = Self.card([Self.card(Self.row)])
    actual.children[0].frame.origin = CGPoint(x: 10, y: -4)
    let difference = TreeDifference(from: Self.card([Self.card(Self.row)]), to: actual)
    #expect(difference.summary() == "`card` moved +10,-4")
    #expect(difference.changes.first?.actual?.frame == CGRect(x: 10, y: -4, width: 200, height: 40))
  }

  @Test func theRootsPositionDoesNotCountAndPathsBeginBelowTheRoot() {
    var actual = Self.card([Self.card(Self.row)])
    actual.frame.origin = CGPoint(x: 10, y: -4)
    #expect(TreeDifference(from: Self.card([Self.card(Self.row)]), to: actual).isEmpty)
    actual.children[0].children[1].text?.runs[0].string = "OLD"
    let change = TreeDifference(from: Self.card([Self.card(Self.row)]), to: actual).changes.first
    #expect(change?.reference?.path == "card/badge")
    #expect(change?.actual?.path == "card/badge")
    #expect(actual.placedNodes.map(\.location.path).prefix(4) == ["card", "card", "card/oddsLabel", "card/badge"])
    #expect(actual.placedNodes.map(\.depth) == [0, 1, 2, 2, 2])
  }

  @Test func aChangedNodeExplainsDifferencesNearItAndNoOthers() {
    var actual = Self.card(Self.row)
    actual.children[1].text?.runs[0].string = "OLD"
    let difference = TreeDifference(from: Self.card(Self.row), to: actual)
    #expect(difference.explains(CGRect(x: 50, y: 4, width: 10, height: 4)))
    #expect(difference.explains(CGRect(x: 48, y: 30, width: 1, height: 1)))
    #expect(!difference.explains(CGRect(x: 150, y: 4, width: 10, height: 4)))
    // The box ends at 88, and the margin at 112.
    #expect(difference.explains(CGRect(x: 111.5, y: 4, width: 10, height: 4)))
    #expect(!difference.explains(CGRect(x: 112.5, y: 4, width: 10, height: 4)))
  }

  private static func labels(_ texts: [String]) -> LayoutNode {
    card(texts.enumerated().map { label("label \($0)", $1) })
  }

  @Test(arguments: [true, false])
  func theOrderIsTextsNodesPropertiesOrderSizesPositions(isReversed: Bool) {
    let pair = [Self.label("a", ""), Self.label("b", "", x: 50)].map { LayoutNode(name: $0.name, frame: $0.frame) }
    let kinds: [(before: LayoutNode?, after: LayoutNode?, summary: String)] = [
      (Self.label("text", "1"), Self.label("text", "2"), "`text` text '1' -> '2'"),
      (Self.label("old", ""), nil, "`old` vanished"),
      (
        LayoutNode(name: "color", frame: Self.box), LayoutNode(name: "color", frame: Self.box, opacity: 0.5),
        "`color` opacity 1 -> 0.5"
      ),
      (
        LayoutNode(name: "pair", frame: Self.box, children: pair),
        LayoutNode(name: "pair", frame: Self.box, children: pair.reversed()),
        "the children of `pair` overlap in another order"
      ),
      (Self.label("size", "", width: 40), Self.label("size", "", width: 41), "`size` resized 40x20 -> 41x20"),
      (Self.label("position", "", x: 0), Self.label("position", "", x: 1), "`position` moved +1,0"),
    ]
    let nodes = isReversed ? kinds.reversed() : kinds
    let difference = TreeDifference(
      from: Self.card(nodes.compactMap(\.before)), to: Self.card(nodes.compactMap(\.after)))
    #expect(difference.summary() == kinds.map(\.summary).joined(separator: "; "))
    #expect(difference.changesByCause.map(\.summary) == kinds.map(\.summary))
  }

  @Test(arguments: [(6, nil), (7, "1 more change"), (8, "2 more changes")])
  func aSummaryHasAtMostSixChanges(count: Int, rest: String?) {
    let texts = (0..<count).map { "\($0)" }
    let difference = TreeDifference(from: Self.labels(texts), to: Self.labels(texts.map { $0 + "!" }))
    let shown = (0..<6).map { "`label \($0)` text '\($0)' -> '\($0)!'" }
    #expect(difference.summary() == (shown + [rest.map { "and " + $0 }].compactMap { $0 }).joined(separator: "; "))
  }

  @Test func aTextOfMoreThan40CharactersIsShortened() {
    let (longest, longer) = (String(repeating: "x", count: 40), String(repeating: "y", count: 41))
    let difference = TreeDifference(from: Self.labels([longest]), to: Self.labels([longer]))
    #expect(difference.summary() == "`label 0` text '\(longest)' -> '\(longer.prefix(39))…'")
  }

  @Test func changesBeyondTheLimitAreCounted() {
    let actual = Self.card(
      Self.row.map { Self.label($0.name, $0.text?.string.lowercased() ?? "" + "!", x: $0.frame.minX + 1) })
    let difference = TreeDifference(from: Self.card(Self.row), to: actual)
    #expect(difference.summary(limit: 1) == "`badge` text 'NEW' -> 'new'; and 1 more change")
  }

  @Test func theFramesOfNamedNodesIncludeTransformsAndThePositionsOfTheirParents() {
    var rotated = Self.card([Self.label("star", "★", x: 30)])
    rotated.frame.origin = CGPoint(x: 100, y: 50)
    rotated.transform = .rotation(degrees: 180)
    let tree = Self.card([Self.label("star", "★"), rotated])
    #expect(
      tree.frames(ofNodesNamed: "star") == [
        CGRect(x: 0, y: 0, width: 40, height: 20), CGRect(x: 230, y: 70, width: 40, height: 20),
      ])
    #expect(tree.frames(ofNodesNamed: "moon").isEmpty)
  }
}
