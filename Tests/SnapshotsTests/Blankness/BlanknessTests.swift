import Foundation
import Geometry
import Imaging
import LayoutTree
import Testing
import Typesetting

@testable import Snapshots

@Suite @MainActor struct BlanknessTests {
  private struct Scene: LayoutTreeProviding {
    let root: LayoutNode
    func layoutTree(in environment: RenderingEnvironment) -> LayoutNode { root }
  }

  private static let frame = CGRect(x: 0, y: 0, width: 20, height: 10)

  private static func label(_ text: String, opacity: Double = 1) -> LayoutNode {
    LayoutNode(
      name: "label", frame: CGRect(x: 4, y: 2, width: 10, height: 6), opacity: opacity,
      text: TextContent(string: text, font: Font(size: 5)))
  }

  private static func card(_ children: [LayoutNode]) -> LayoutNode {
    LayoutNode(
      frame: frame, background: .color(.white), border: Border(width: 1, color: .black), children: children)
  }

  private func blankness(of root: LayoutNode) throws -> Blankness? {
    switch try Snapshotting<Scene, String>.layoutTree.capture(Scene(root: root), isOnMainActor: true) {
    case .whole: nil
    case .blank(let blankness, _, _): blankness
    }
  }

  @Test func nothingDrawnIsBlank() throws {
    let size = try PixelSize(width: 40, height: 20)
    #expect(try blankness(of: LayoutNode(frame: Self.frame)) == .nothingDrawn(size))
  }

  @Test func oneFlatColorIsBlank() throws {
    let root = LayoutNode(frame: Self.frame, background: .color(.white))
    #expect(try blankness(of: root) == .oneColor(.white, PixelSize(width: 40, height: 20)))
  }

  @Test func noSizeIsBlank() throws {
    let root = LayoutNode(frame: CGRect(x: 0, y: 0, width: 20, height: 0), background: .color(.white))
    #expect(try blankness(of: root) == .zeroSize(width: 20, height: 0))
  }

  @Test(arguments: ["", " ", "\n\t", "\u{00A0}\u{200B}\u{3000}"])
  func aCardWhoseOnlyTextIsInvisibleIsBlank(text: String) throws {
    #expect(try blankness(of: Self.card([Self.label(text)])) == .textWithoutInk(nodes: ["label"]))
  }

  @Test func aBoxWithABorderIsNotBlank() throws {
    #expect(try blankness(of: Self.card([])) == nil)
  }

  @Test func aCardWithNothingInItIsBlank() throws {
    let row = LayoutNode(frame: Self.frame, children: [LayoutNode(frame: CGRect(x: 4, y: 4, width: 8, height: 8))])
    #expect(try blankness(of: Self.card([row])) == .nothingInside(nodeCount: 2))
    var filled = row
    filled.children[0].background = .color(.black)
    #expect(try blankness(of: Self.card([filled])) == nil)
  }

  @Test func hiddenTextsAndOneVisibleTextAmongOthersAreNotBlank() throws {
    let line = LayoutNode(frame: CGRect(x: 2, y: 2, width: 20, height: 1), background: .color(.black))
    #expect(try blankness(of: Self.card([Self.label(" ", opacity: 0), line])) == nil)
    #expect(try blankness(of: Self.card([Self.label(" "), Self.label("a")])) == nil)
  }

  @Test func anIndicatorBesideAnEmptyTextIsNotBlank() throws {
    let dot = Path { $0.addEllipse(in: CGRect(x: 0, y: 0, width: 4, height: 4)) }
    let indicator = LayoutNode(
      frame: Self.frame, path: PathContent(path: dot, fill: PathContent.Fill(paint: .color(.black))))
    #expect(try blankness(of: Self.card([Self.label(""), indicator])) == nil)
    #expect(try blankness(of: Self.card([Self.label("")])) != nil)
  }

  @Test func aBlankFrameIsRefusedByAllStrategiesAndSaysTheCure() throws {
    let package = try TemporaryPackage()
    let scene = Scene(root: LayoutNode(frame: Self.frame, background: .color(.white)))
    let verifier = package.verifier(["SNAPSHOT_TESTING_RECORD": "all"])
    let location = package.location()
    let verdicts = [
      verifier.verify({ scene }, as: .image, at: location, isOnMainActor: true),
      verifier.verify({ scene }, as: .layoutTree, at: location, isOnMainActor: true),
      verifier.verify({ scene }, as: .text, at: location, isOnMainActor: true),
    ]
    for verdict in verdicts {
      #expect(verdict.kind == "blank")
      let message = try #require(verdict.failureMessage)
      #expect(message.contains("all 40 x 20 pixels have one colour, #FFFFFF"))
      #expect(message.contains("Render the current state in `configure(with:)`, before binding"))
    }
    #expect(!package.exists("__Snapshots__"))
  }
}
