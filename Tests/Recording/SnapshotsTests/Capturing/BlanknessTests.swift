import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameRasterizer
import FirstFrameTypesetting
import Foundation
import Testing

@testable import FirstFrameSnapshots

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
    case .whole, .unchanged: nil
    case .blank(let blankness, _, _): blankness
    }
  }

  @Test func nothingDrawnIsBlank() throws {
    let size = try PixelSize(width: 40, height: 20)
    #expect(try blankness(of: LayoutNode(frame: Self.frame)) == .nothingDrawn(size))
  }

  @Test func oneFlatColorIsBlank() throws {
    let root = LayoutNode(frame: Self.frame, background: .color(.white))
    #expect(try blankness(of: root) == .oneColor(PremultipliedColor(.white), PixelSize(width: 40, height: 20)))
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

  @Test func aCardWithoutVisibleContentIsBlank() throws {
    let row = LayoutNode(frame: Self.frame, children: [LayoutNode(frame: CGRect(x: 4, y: 4, width: 8, height: 8))])
    #expect(try blankness(of: Self.card([row])) == .nothingInside(nodeCount: 2))
    var filled = row
    filled.children[0].background = .color(.black)
    #expect(try blankness(of: Self.card([filled])) == nil)
  }

  @Test func aTextInTheColorOfItsBackgroundIsBlank() throws {
    let label = LayoutNode(
      name: "label", frame: CGRect(x: 4, y: 2, width: 10, height: 6),
      text: TextContent(string: "6 - 4", font: Font(size: 5), color: .white))
    #expect(try blankness(of: Self.card([label])) == .nothingInside(nodeCount: 1))
  }

  @Test func aTextOutsideACardThatClipsIsBlank() throws {
    var label = Self.label("6 - 4")
    label.frame.origin.y = 40
    var card = Self.card([label])
    card.clips = true
    #expect(try blankness(of: card) == .nothingInside(nodeCount: 1))
  }

  @Test(arguments: [CGSize.zero, CGSize(width: 0, height: 6), CGSize(width: 10, height: 0)])
  func aTextWithAnEmptyBoxIsBlank(size: CGSize) throws {
    var label = Self.label("6 - 4")
    label.frame.size = size
    #expect(try blankness(of: Self.card([label])) == .textWithoutInk(nodes: ["label"]))
  }

  @Test(arguments: [CGSize(width: 0.5, height: 6), CGSize(width: 10, height: 0.5)])
  func aNarrowBoxHasRoomForText(size: CGSize) throws {
    var label = Self.label("6 - 4")
    label.frame.size = size
    #expect(try blankness(of: Self.card([label])) == nil)
  }

  @Test func aTransparentPictureInsideShowsNothing() throws {
    let box = LayoutNode(frame: Self.frame, opacity: 0, children: [Self.picture])
    #expect(try blankness(of: Self.card([Self.label(""), box])) == .textWithoutInk(nodes: ["label"]))
  }

  private static let picture = LayoutNode(
    frame: frame,
    path: PathContent(
      path: Path { $0.addEllipse(in: CGRect(x: 0, y: 0, width: 4, height: 4)) },
      fill: PathContent.Fill(paint: .color(.black))))

  @Test func aTextOfTheRootItselfMustBeVisible() throws {
    var card = Self.card([])
    card.text = TextContent(string: "6 - 4", font: Font(size: 5), color: .white)
    let blankness = try blankness(of: card)
    #expect(blankness == .nothingInside(nodeCount: 0))
    #expect(blankness?.description.hasSuffix("what the view itself draws adds no pixel") == true)
    card.text = TextContent(string: "6 - 4", font: Font(size: 5))
    #expect(try self.blankness(of: card) == nil)
  }

  @Test func rootsWithoutContentsAreNotBlankUnlessTheyAreFlat() throws {
    let dot = Path { $0.addEllipse(in: CGRect(x: 0, y: 0, width: 8, height: 8)) }
    let paint = PathContent(path: dot, fill: PathContent.Fill(paint: .color(.black)))
    #expect(try blankness(of: LayoutNode(frame: Self.frame, path: paint)) == nil)
    let rounded = LayoutNode(frame: Self.frame, background: .color(.black), cornerRadii: CornerRadii(4))
    #expect(try blankness(of: rounded) == nil)
  }

  @Test func aTranslucentColorHasNoColorCode() throws {
    let separator = Color(red: 0x3C, green: 0x3C, blue: 0x43, alpha: 0x49)
    let description = try blankness(of: LayoutNode(frame: Self.frame, background: .color(separator)))?.description
    #expect(description == "all 40 x 20 pixels have one color, translucent with an alpha of 73 of 255")
  }

  @Test func lengthsAreWrittenWithoutEmptyFractions() {
    #expect(Blankness.zeroSize(width: 20, height: 0).description == "the view has no size (20 x 0 points)")
    #expect(Blankness.zeroSize(width: 0.5, height: 0).description == "the view has no size (0.5 x 0 points)")
  }

  @Test(arguments: [CGFloat.nan, .infinity]) func lengthsThatAreNotFiniteAreErrors(length: CGFloat) {
    for height in [CGFloat(0), 10] {
      let root = LayoutNode(name: "card", frame: CGRect(x: 0, y: 0, width: length, height: height))
      let error = #expect(throws: CaptureError.self) { try blankness(of: root) }
      #expect(error?.description.contains("card: its frame width is \(length)") == true)
    }
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
    var transparent = indicator
    transparent.opacity = 0
    #expect(try blankness(of: Self.card([Self.label(""), transparent])) == .textWithoutInk(nodes: ["label"]))
  }

  @Test func allStrategiesRefuseABlankFrameAndNameTheRemedy() throws {
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
      #expect(verdict.kind == .blank)
      let message = try #require(verdict.failureMessage)
      #expect(message.contains("all 40 x 20 pixels have one color, #FFFFFF"))
      let remedy = try #require(message.range(of: "Render the current state in `configure(with:)`, before binding"))
      let exception = try #require(message.range(of: "`as: .image.allowingBlank`"))
      #expect(remedy.upperBound < exception.lowerBound)
    }
    #expect(!package.exists("__Snapshots__"))
  }

  @Test func anAllowedBlankViewIsRecordedAndCompared() throws {
    let package = try TemporaryPackage()
    let divider = Scene(root: LayoutNode(frame: Self.frame, background: .color(.white)))
    let other = Scene(root: LayoutNode(frame: Self.frame, background: .color(.black)))
    func verify(_ scene: Scene, _ variables: [String: String] = [:]) -> [Verdict] {
      let verifier = package.verifier(variables)
      let location = package.location()
      return [
        verifier.verify({ scene }, as: .image.allowingBlank, at: location, isOnMainActor: true),
        verifier.verify({ scene }, as: .layoutTree.allowingBlank, at: location, isOnMainActor: true),
      ]
    }
    #expect(verify(divider).map(\.kind) == [.missing, .missing])
    #expect(verify(divider, ["SNAPSHOT_TESTING_RECORD": "missing"]).map(\.kind) == [.recorded, .recorded])
    #expect(verify(divider).map(\.kind) == [.matched, .matched])
    #expect(verify(other).map(\.kind) == [.mismatched, .mismatched])
  }

  @Test func aFrameWithoutSizeCannotBeAllowed() throws {
    let package = try TemporaryPackage()
    let scene = Scene(root: LayoutNode(frame: CGRect(x: 0, y: 0, width: 20, height: 0)))
    let verifier = package.verifier(["SNAPSHOT_TESTING_RECORD": "all"])
    for strategy in [Snapshotting<Scene, String>.layoutTree.allowingBlank, .text.allowingBlank] {
      let verdict = verifier.verify({ scene }, as: strategy, at: package.location(), isOnMainActor: true)
      #expect(verdict.kind == .blank)
      #expect(verdict.failureMessage?.contains("allowingBlank") == false)
    }
  }

  @Test func pullbacksPreserveTheAllowance() throws {
    let strategy = Snapshotting<BoxComponent, Bitmap>.image.allowingBlank.pullback { (box: Color?) in
      BoxComponent(box: box)
    }
    guard case .whole = try strategy.capture(nil, isOnMainActor: true) else {
      Issue.record("blank")
      return
    }
  }
}

/// A box counts as flat only if its picture has one color.
struct FlatBoxTests {
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
    if isFlat { #expect(try Rasterizer(scale: 2).bitmap(of: box).solidColor != nil) }
  }
}
