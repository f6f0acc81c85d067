import Foundation
import Geometry
import Imaging
import LayoutTree
import Rasterizer
import Testing
import Typesetting

@Suite("The text dump") struct TextDumpTests {
  private func label(_ string: String, _ x: CGFloat, _ y: CGFloat, width: CGFloat = 80, _ alignment: TextAlignment = .leading)
    -> LayoutNode
  {
    LayoutNode(
      frame: CGRect(x: x, y: y, width: width, height: 20),
      text: TextContent(string: string, font: Font(size: 13), alignment: alignment))
  }

  private func card(_ children: [LayoutNode], corners: CGFloat = 0, width: CGFloat = 200, height: CGFloat = 60) -> LayoutNode {
    LayoutNode(
      frame: CGRect(x: 0, y: 0, width: width, height: height), background: .color(.white),
      cornerRadii: CornerRadii(corners), children: children)
  }

  @Test("text lies where it lies, in a box") func card() {
    let root = card([label("Home", 16, 20), label("1.85", 104, 20, .trailing)])
    #expect(
      root.textDump() == """
        ┌─────────────────────────┐
        │ Home              1.85  │
        │                         │
        └─────────────────────────┘

        """)
  }

  @Test("rounded boxes have round corners, and boxes nest") func nested() {
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

  @Test("a text that needs more columns than its width gets them; its neighbours make room") func stretching() {
    let root = card([label("iiiiiiiiiiiiiiiiiiii", 16, 20, width: 90), label("next", 110, 20)])
    #expect(
      root.textDump() == """
        ┌─────────────────────────────────────┐
        │ iiiiiiiiiiiiiiiiiiii    next        │
        │                                     │
        └─────────────────────────────────────┘

        """)
  }

  @Test("invisible things are left out") func invisible() {
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

  @Test("characters that steer a terminal do not reach it", arguments: ["\u{1B}[31m", "\u{0}", "\u{7}", "\u{9B}"])
  func controlCharacters(text: String) {
    let dump = card([label("a\(text)b", 16, 20)]).textDump()
    #expect(dump.contains("a\u{FFFD}") && !dump.contains(text))
  }

  @Test("truncated text shows as the reader sees it") func truncated() {
    let dump = card([label("A very long title indeed", 16, 20, width: 60)]).textDump()
    #expect(dump.contains("…") && !dump.contains("indeed"))
  }
}
