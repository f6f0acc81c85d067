import FirstFrameGeometry
import FirstFrameLayoutTree
import FirstFrameRasterizer
import FirstFrameTypesetting
import Foundation
import Testing

/// The elements of the accessibility dump and their order.
struct AccessibilityDumpTests {
  private func text(_ string: String, x: CGFloat, y: CGFloat) -> LayoutNode {
    LayoutNode(
      frame: CGRect(x: x, y: y, width: 60, height: 20), text: TextContent(string: string, font: Font(size: 15)))
  }

  private func box(_ children: [LayoutNode], _ accessibility: Accessibility? = nil) -> LayoutNode {
    LayoutNode(
      frame: CGRect(x: 0, y: 0, width: 200, height: 100), accessibility: accessibility, children: children)
  }

  @Test func rowsAreReadFromTheTopAndEachRowFromItsLeadingEdge() {
    let tree = box([
      text("c", x: 0, y: 40), text("b", x: 100, y: 3), text("d", x: 100, y: 40), text("a", x: 0, y: 0),
    ])
    #expect(tree.accessibilityDump() == "a\nb\nc\nd\n")
    #expect(tree.accessibilityDump(isRightToLeft: true) == "b\na\nd\nc\n")
  }

  @Test func aColumnOfBoxesThatTouchIsReadFromTheTop() {
    let tree = box([text("below", x: 0, y: 9), text("above", x: 0, y: 0)])
    #expect(tree.accessibilityDump() == "above\nbelow\n")
  }

  @Test func anElementIsReadAsOneLineWithAllItsValues() {
    let button = box(
      [text("1.85", x: 0, y: 0)],
      Accessibility(
        label: "Bet", value: "1.85", hint: "Adds \"it\"", traits: [.button, .selected, .notEnabled]))
    #expect(
      box([button]).accessibilityDump() == "Selected, Bet, 1.85, Dimmed, Button. Adds \"it\".\n")
  }

  @Test func anElementWithoutALabelOrTextIsReported() {
    #expect(box([], Accessibility(traits: [.image])).accessibilityDump() == "Image\n  without a label\n")
    #expect(box([], Accessibility()).accessibilityDump() == "(nothing is spoken)\n  without a label\n")
  }

  @Test func hiddenInvisibleAndBlankNodesAndNodesThatAreNotElementsAreNotRead() {
    var invisible = text("invisible", x: 0, y: 0)
    invisible.opacity = 0
    var ignored = text("silent", x: 0, y: 0)
    ignored.accessibility = Accessibility(isElement: false)
    let hidden = box([text("hidden", x: 0, y: 0)], Accessibility(isElement: false, hidesChildren: true))
    #expect(box([invisible, ignored, hidden, text("  ", x: 0, y: 0)]).accessibilityDump().isEmpty)
  }

  @Test func elementsWithAnExplicitOrderAreReadFirst() {
    var last = text("last", x: 0, y: 0)
    last.accessibility = Accessibility(order: 1)
    var first = text("first", x: 0, y: 60)
    first.accessibility = Accessibility(label: "first of all", traits: [.header], order: 0)
    let tree = box([text("rest", x: 0, y: 0), last, first])
    #expect(tree.accessibilityDump() == "first of all, Heading\nlast\nrest\n")
  }
}
