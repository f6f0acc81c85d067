import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import Foundation
import HeadlessUIKit
import Testing

@MainActor struct UILabelShadowTests {
  private let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
  private let environment = RenderingEnvironment()

  init() {
    label.text = "Goal"
  }

  @Test func aShadowIsTheTextAgainBehindIt() throws {
    label.shadowColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    label.shadowOffset = CGSize(width: 2, height: 3)
    let node = label.layoutTree(in: environment)
    #expect(node.text == nil && node.children.map(\.name) == ["shadow", "text"])
    #expect(node.children.map(\.text?.string) == ["Goal", "Goal"])
    #expect(node.children.map(\.frame.origin) == [CGPoint(x: 2, y: 3), .zero])
    #expect(node.children[0].text?.runs.first?.color == Color(red: 255, green: 0, blue: 0))
    #expect(node.children[0].accessibility?.hidesChildren == true)
  }

  @Test func theOffsetIsOnePointUpUnlessSet() {
    #expect(label.shadowOffset == CGSize(width: 0, height: -1))
    label.shadowColor = .black
    #expect(label.layoutTree(in: environment).children.first?.frame.minY == -1)
  }

  @Test func withoutAColourThereIsNoShadow() {
    #expect(label.layoutTree(in: environment).children.isEmpty)
    label.shadowColor = .black
    label.text = nil
    #expect(label.layoutTree(in: environment).children.isEmpty)
  }
}
