import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameRasterizer
import FirstFrameTypesetting
import Foundation
import Testing

@Suite("The layout dump") struct LayoutDumpTests {
  @Test("a line a node, defaults left out, children indented") func lines() {
    let root = LayoutNode(
      name: "card", frame: CGRect(x: 0, y: 0, width: 100.5, height: 33.333), background: .color(.white),
      cornerRadii: CornerRadii(8), border: Border(width: 1, color: .black), opacity: 0.5, clips: true,
      children: [
        LayoutNode(
          name: "title", frame: CGRect(x: 1.005, y: -0.25, width: 10, height: 20),
          text: TextContent(
            string: "Say \"hi\"\n", font: Font(size: 17, weight: .semibold), color: Color(red: 17, green: 17, blue: 17),
            alignment: .center, lines: 0)),
        LayoutNode(frame: .zero, cornerRadii: CornerRadii(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4)),
      ])
    #expect(
      root.layoutDump() == #"""
        card 0,0 100.5x33.33 background #FFFFFF corners 8 border 1 #000000 opacity 0.5 clips
          title 1,-0.25 10x20 "Say \"hi\"\n" 17pt 600 #111111 center lines any
          - 0,0 0x0 corners 1,2,3,4

        """#)
  }

  @Test(
    "names and texts cannot break out of their line",
    arguments: [
      ("a\nb", #""a\nb""#), ("", #""""#), ("-", #""-""#), ("two words", #""two words""#),
      ("a\u{202E}b", #""a\u{202E}b""#),
      ("oddsLabel", "oddsLabel"), ("UIView", "UIView"),
    ])
  func names(name: String, written: String) {
    #expect(LayoutNode(name: name, frame: .zero).layoutDump() == "\(written) 0,0 0x0\n")
  }
}
