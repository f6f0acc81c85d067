import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameRasterizer
import FirstFrameTypesetting
import Foundation
import Testing

struct TextDumpTests {
  private func label(
    _ string: String, _ x: CGFloat, _ y: CGFloat, width: CGFloat = 80, _ alignment: TextAlignment = .leading
  )
    -> LayoutNode
  {
    LayoutNode(
      frame: CGRect(x: x, y: y, width: width, height: 20),
      text: TextContent(string: string, font: Font(size: 13), alignment: alignment))
  }

  private func card(_ children: [LayoutNode], corners: CGFloat = 0, width: CGFloat = 200, height: CGFloat = 60)
    -> LayoutNode
  {
    LayoutNode(
      frame: CGRect(x: 0, y: 0, width: width, height: height), background: .color(.white),
      cornerRadii: CornerRadii(corners), children: children)
  }

  @Test func aTextHasItsPositionWithinABox() {
    let root = card([label("Home", 16, 20), label("1.85", 104, 20, .trailing)])
    #expect(
      root.textDump() == """
        ┌────────────────────────┐
        │ Home             1.85  │
        │                        │
        └────────────────────────┘

        """)
  }

  @Test func roundedBoxesHaveRoundCornersAndBoxesNest() {
    var button = card([label("OK", 0, 4, width: 60, .center)], corners: 8, width: 60, height: 28)
    button.frame.origin = CGPoint(x: 70, y: 16)
    button.border = Border(width: 1, color: .black)
    #expect(
      card([button]).textDump() == """
        ┌────────────────────────┐
        │       ╭───────╮        │
        │       │  OK   │        │
        │       ╰───────╯        │
        └────────────────────────┘

        """)
  }

  @Test func aTextThatNeedsMoreColumnsThanItsWidthGetsThemAndItsNeighborsMove() {
    let root = card([label("iiiiiiiiiiiiiiiiiiii", 16, 20, width: 90), label("next", 110, 20)])
    #expect(
      root.textDump() == """
        ┌─────────────────────────────────────┐
        │ iiiiiiiiiiiiiiiiiiii    next        │
        │                                     │
        └─────────────────────────────────────┘

        """)
  }

  @Test func invisibleNodesAreOmitted() {
    var hidden = label("hidden", 16, 20)
    hidden.opacity = 0
    let outside = label("outside", 300, 20)
    let spaces = label("   ", 16, 20)
    var plain = card([], width: 50, height: 20)
    plain.frame.origin = CGPoint(x: 20, y: 20)
    #expect(
      card([hidden, outside, spaces, plain]).textDump() == """
        ┌────────────────────────┐
        │                        │
        │                        │
        └────────────────────────┘

        """)
  }

  @Test(arguments: ["\u{1B}[31m", "\u{0}", "\u{7}", "\u{9B}"])
  func controlCharactersDoNotReachATerminal(text: String) {
    let dump = card([label("a\(text)b", 16, 20)]).textDump()
    #expect(dump.contains("a\u{FFFD}"))
    #expect(!dump.contains(text))
  }

  /// Returns the second line of a dump. RLI, LRI and PDI are replaced by `<`, `>` and `^`, and Hebrew letters by
  /// capital letters, so that the test itself is read from left to right.
  private func row(_ children: [LayoutNode]) -> String {
    let lines = card(children).textDump().split(separator: "\n")
    return String(
      String.UnicodeScalarView(
        lines[1].unicodeScalars.map {
          switch $0 {
          case "\u{2067}": "<"
          case "\u{2066}": ">"
          case "\u{2069}": "^"
          case "\u{5D0}"..."\u{5EA}": Unicode.Scalar($0.value - 0x5D0 + 0x41) ?? $0
          default: $0
          }
        }))
  }

  /// Capital letters in the expected lines represent Hebrew letters, in logical order.
  @Test(
    arguments: [
      ([("\u{5D0}\u{5D1}", 16, TextAlignment.leading)], "│         <AB^             │"),
      ([("\u{5D0}\u{5D1}", 16, .right)], "│         <AB^             │"),
      ([("\u{5D0}\u{5D1}", 16, .trailing)], "│ <AB^                     │"),
      ([("\u{5D0}\u{5D1}", 16, .left)], "│ <AB^                     │"),
      // Without isolates, a terminal would treat both texts as one run and swap them.
      ([("\u{5D0}\u{5D1}", 16, .leading), ("1.85", 104, .trailing)], "│         <AB^       1.85  │"),
      ([("\u{5D0}", 16, .leading), ("\u{5D1}", 104, .leading)], "│          <A^          <B^  │"),
      ([("ab \u{5D0}!", 16, .leading)], "│ >ab A!^                   │"),
      ([("\u{661}", 16, .leading)], "│ >\u{661}^                      │"),
      ([("\u{5D0} (1)", 16, .leading)], "│       <A (1)^             │"),
      ([("ab!", 16, .leading)], "│ ab!                     │"),
    ] as [([(String, CGFloat, TextAlignment)], String)])
  func rightToLeftTextIsOnItsOwnSideAndIsolatedFromItsNeighbors(
    texts: [(String, CGFloat, TextAlignment)], expected: String
  ) {
    #expect(row(texts.map { label($0.0, $0.1, 20, $0.2) }) == expected)
  }

  @Test func aBoxOverRightToLeftTextDoesNotLeaveAnIsolateUnclosed() {
    var cover = card([], width: 40, height: 40)
    cover.frame.origin = CGPoint(x: 60, y: 8)
    let dump = card([label("\u{5D0}\u{5D1}\u{5D2}\u{5D3}\u{5D4}\u{5D5}", 16, 20), cover]).textDump()
    for line in dump.split(separator: "\n") {
      let marks = line.unicodeScalars.filter { (0x2066...0x2069).contains($0.value) }.map { $0 == "\u{2069}" }
      #expect(marks.count % 2 == 0, "\(line.debugDescription)")
      #expect(marks.enumerated().allSatisfy { $1 == ($0 % 2 == 1) }, "\(line.debugDescription)")
    }
    #expect(dump.contains("\u{2067}"))
    #expect(dump.contains("\u{5D5}"))
  }

  @Test func truncatedTextAppearsAsItIsDrawn() {
    let dump = card([label("A very long title indeed", 16, 20, width: 60)]).textDump()
    #expect(dump.contains("…"))
    #expect(!dump.contains("indeed"))
  }
}
