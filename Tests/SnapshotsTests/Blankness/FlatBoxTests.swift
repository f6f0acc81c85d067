import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameRasterizer
import Foundation
import Testing

@testable import FirstFrameSnapshots

@Suite("A box is said to be flat only where its picture is one colour") struct FlatBoxTests {
  private static func box(width: CGFloat = 20, _ change: (inout LayoutNode) -> Void = { _ in }) -> LayoutNode {
    var box = LayoutNode(frame: CGRect(x: 0, y: 0, width: width, height: 10), background: .color(.white))
    change(&box)
    return box
  }

  @Test(arguments: [
    (box(), true), (box { $0.background = nil }, true), (box(width: 20.25), false),
    (box { $0.cornerRadii = CornerRadii(4) }, false), (box { $0.border = Border(width: 1, color: .black) }, false),
    (box { $0.transform = .rotation(degrees: 10) }, false),
    (
      box {
        $0.background = .linear(
          LinearGradient(
            from: .zero, to: CGPoint(x: 1, y: 0),
            stops: [GradientStop(position: 0, color: .white), GradientStop(position: 1, color: .black)]))
      }, false
    ),
  ])
  func flat(box: LayoutNode, isFlat: Bool) throws {
    #expect(box.hasFlatBox(scale: 2) == isFlat)
    if isFlat { #expect(try Rasterizer(scale: 2).bitmap(of: box).onlyColor != nil) }
  }
}
