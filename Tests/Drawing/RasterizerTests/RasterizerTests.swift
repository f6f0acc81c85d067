import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameRasterizer
import FirstFrameTypesetting
import Foundation
import Testing

/// Layout trees become pixels.
struct RasterizerTests {
  private let red = Color(red: 255, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 255)

  private func draw(_ node: LayoutNode, scale: CGFloat = 1) throws -> Bitmap {
    try Rasterizer(scale: scale).bitmap(of: node)
  }

  private func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: Color) -> LayoutNode {
    LayoutNode(frame: CGRect(x: x, y: y, width: width, height: height), background: .color(color))
  }

  @Test(
    arguments: [
      (1.0, 100, 50), (2.0, 200, 100), (3.0, 300, 150), (1.5, 150, 75),
    ])
  func thePictureHasTheSizeOfTheRootsFrameTimesTheScale(scale: CGFloat, width: Int, height: Int) throws {
    let bitmap = try draw(box(7, 9, 100, 50, red), scale: scale)
    #expect(bitmap.width == width)
    #expect(bitmap.height == height)
    #expect(bitmap[0, 0].straight == red)
    #expect(bitmap[width - 1, height - 1].straight == red)
  }

  @Test func childrenArePositionedInTheirParentAndLaterOnesCoverEarlierOnes() throws {
    var root = box(0, 0, 10, 10, .white)
    var child = box(2, 2, 6, 6, red)
    child.children = [box(1, 1, 2, 2, blue)]
    root.children = [child, box(7, 7, 3, 3, .black)]
    let bitmap = try draw(root)
    #expect(bitmap[1, 1].straight == .white)
    #expect(bitmap[2, 2].straight == red)
    #expect(bitmap[3, 3].straight == blue)
    #expect(bitmap[4, 4].straight == blue)
    #expect(bitmap[5, 5].straight == red)
    #expect(bitmap[7, 7].straight == .black)
  }

  @Test func aChildIsVisibleBeyondItsParentUnlessTheParentClips() throws {
    for clips in [false, true] {
      var parent = box(2, 2, 4, 4, red)
      parent.clips = clips
      parent.children = [box(2, 2, 4, 4, blue)]
      var root = box(0, 0, 10, 10, .white)
      root.children = [parent]
      let bitmap = try draw(root)
      #expect(bitmap[5, 5].straight == blue)
      #expect(bitmap[6, 6].straight == (clips ? .white : blue))
    }
  }

  @Test func clipsFollowTheRoundedCornersOfTwoNestedNodes() throws {
    var inner = LayoutNode(frame: CGRect(x: 0, y: 0, width: 20, height: 20), cornerRadii: CornerRadii(10), clips: true)
    inner.children = [box(0, 0, 20, 20, red)]
    var outer = LayoutNode(frame: CGRect(x: 0, y: 0, width: 20, height: 20), cornerRadii: CornerRadii(10), clips: true)
    outer.children = [inner]
    let bitmap = try draw(outer)
    #expect(bitmap[0, 0] == .clear)
    #expect(bitmap[19, 19] == .clear)
    #expect(bitmap[10, 10].straight == red)
    #expect(bitmap[10, 0].alpha > 200)
  }

  @Test func opacityFadesAGroupAsOnePictureOverlappingPartsDoNotShowThrough() throws {
    var group = LayoutNode(frame: CGRect(x: 0, y: 0, width: 4, height: 4), opacity: 0.5)
    group.children = [box(0, 0, 4, 4, red), box(0, 0, 2, 4, blue)]
    var root = box(0, 0, 4, 4, .white)
    root.children = [group]
    let bitmap = try draw(root)
    // 128/255 of the color over 127/255 of white.
    #expect(bitmap[0, 0].straight == Color(red: 127, green: 127, blue: 255))
    #expect(bitmap[3, 0].straight == Color(red: 255, green: 127, blue: 127))
  }

  @Test func aBorderLiesInsideTheEdgeAboveTheChildren() throws {
    var root = box(0, 0, 10, 10, .white)
    root.border = Border(width: 2, color: red)
    root.children = [box(0, 0, 10, 10, blue)]
    let bitmap = try draw(root)
    #expect(bitmap[0, 0].straight == red)
    #expect(bitmap[1, 5].straight == red)
    #expect(bitmap[9, 9].straight == red)
    #expect(bitmap[2, 2].straight == blue)
    #expect(bitmap[7, 7].straight == blue)
  }

  @Test func aBorderWiderThanTheBoxFillsIt() throws {
    var root = box(0, 0, 4, 4, .white)
    root.border = Border(width: 3, color: red)
    let bitmap = try draw(root)
    #expect((0..<16).allSatisfy { bitmap[$0 % 4, $0 / 4].straight == red })
  }

  @Test(
    arguments: [
      CGSize(width: 0, height: 0), CGSize(width: 0, height: 5), CGSize(width: 5, height: 0),
    ])
  func boxesWithoutWidthOrHeightDrawNothingWhateverTheirProperties(size: CGSize) throws {
    var root = box(0, 0, 10, 10, .white)
    root.children = [
      LayoutNode(
        frame: CGRect(origin: CGPoint(x: 2, y: 2), size: size), background: .color(red), cornerRadii: CornerRadii(4),
        border: Border(width: 1, color: blue), clips: true, children: [box(0, 0, 5, 5, blue)])
    ]
    let bitmap = try draw(root)
    #expect((0..<100).allSatisfy { bitmap[$0 % 10, $0 / 10].straight == .white })
  }

  @Test func halfAPixelOfRedOverWhiteIsPink() throws {
    var root = box(0, 0, 4, 1, .white)
    root.children = [box(0.5, 0, 2, 1, red)]
    let bitmap = try draw(root)
    #expect((0..<4).map { bitmap[$0, 0].green } == [127, 0, 127, 255])
  }

  @Test func aTransformRotatesANodeBy90DegreesAroundItsCenter() throws {
    var root = box(0, 0, 8, 8, .white)
    var bar = box(2, 3, 4, 2, red)
    bar.transform = Affine(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    root.children = [bar]
    let bitmap = try draw(root)
    #expect(bitmap[3, 2].straight == red)
    #expect(bitmap[4, 5].straight == red)
    #expect(bitmap[2, 3].straight == .white)
    #expect(bitmap[5, 4].straight == .white)
  }

  @Test func textHasInkWithinItsBoxMoreInAHeavierWeight() throws {
    func ink(_ weight: FontWeight) throws -> Int {
      var root = box(0, 0, 120, 30, .white)
      root.children = [
        LayoutNode(
          frame: CGRect(x: 10, y: 5, width: 100, height: 20),
          text: TextContent(string: "Hamburg", font: Font(size: 16, weight: weight)))
      ]
      let bitmap = try draw(root, scale: 2)
      var ink = 0
      for y in 0..<bitmap.height {
        for x in 0..<bitmap.width {
          let darkness = 255 - Int(bitmap[x, y].red)
          ink += darkness
          let isNearBox = (18...222).contains(x) && (8...52).contains(y)
          if darkness > 0 { #expect(isNearBox, "ink at \(x), \(y)") }
        }
      }
      return ink
    }
    let (regular, bold) = (try ink(.regular), try ink(.bold))
    #expect(regular > 50_000)
    #expect(bold > regular * 5 / 4)
  }

  @Test(
    arguments: [
      (CGSize(width: 100, height: 20), true), (CGSize(width: 0, height: 0), false),
      (CGSize(width: 0, height: 20), false),
      (CGSize(width: 100, height: 0), false),
    ])
  func textIsDrawnOnlyInItsBoxAndNotAtAllIfTheBoxHasNoArea(size: CGSize, isShown: Bool) throws {
    var root = box(0, 0, 120, 60, .white)
    root.children = [
      LayoutNode(
        frame: CGRect(origin: CGPoint(x: 5, y: 5), size: size),
        text: TextContent(string: "Wide\nand tall", font: Font(size: 16), lines: 0, truncation: .clip))
    ]
    let bitmap = try draw(root)
    var inked: [Int] = []
    for y in 0..<60 where (0..<120).contains(where: { bitmap[$0, y].straight != .white }) { inked.append(y) }
    #expect(inked.isEmpty == !isShown)
    #expect((inked.last ?? 0) <= 5 + 20 + 4)
  }

  @Test func aNodeThatClipsAlsoClipsItsOwnTextAtItsRoundedEdge() throws {
    var label = LayoutNode(
      frame: CGRect(x: 0, y: 0, width: 20, height: 20), cornerRadii: CornerRadii(10), clips: true,
      text: TextContent(string: "WWW", font: Font(size: 20, weight: .black), truncation: .clip))
    #expect(try draw(label)[0, 10].alpha > 0 || draw(label)[1, 10].alpha > 0)
    for corner in [0, 19] { #expect(try draw(label)[0, corner] == .clear) }
    label.clips = false
    label.frame.size.width = 10
    let bitmap = try draw(label)
    #expect(bitmap.width == 10)
  }

  @Test func nestedLayersAreAnErrorOnlyIfTheyNeedTooMuchMemory() throws {
    func nested(_ count: Int, size: CGFloat) -> LayoutNode {
      (0..<count).reduce(box(0, 0, size, size, red)) { inner, _ in
        var node = LayoutNode(frame: CGRect(x: 0, y: 0, width: size, height: size), opacity: 0.9)
        node.children = [inner]
        return node
      }
    }
    #expect(try draw(nested(40, size: 20))[0, 0].alpha > 0)
    #expect(throws: RasterizerError.self) { try draw(nested(5, size: 8000)) }
  }

  @Test func movingASceneByWholePixelsMovesItsPixels() throws {
    var scene = LayoutNode(
      frame: CGRect(x: 0, y: 0, width: 30, height: 30), background: .color(blue), cornerRadii: CornerRadii(7.3))
    scene.children = [
      LayoutNode(
        frame: CGRect(x: 3, y: 4, width: 26, height: 20), text: TextContent(string: "ag", font: Font(size: 14)))
    ]
    func placed(_ x: CGFloat, _ y: CGFloat) throws -> Bitmap {
      var root = box(0, 0, 60, 60, .white)
      var moved = scene
      moved.frame.origin = CGPoint(x: x, y: y)
      root.children = [moved]
      return try draw(root, scale: 2)
    }
    let (original, moved) = (try placed(2, 3), try placed(17, 21))
    for y in 0..<60 {
      for x in 0..<60 { #expect(original[x + 4, y + 6] == moved[x + 34, y + 42], "pixel \(x), \(y)") }
    }
  }

  @Test func anUnresolvedImageIsAnErrorThatNamesTheNode() {
    let node = LayoutNode(name: "a", frame: CGRect(x: 0, y: 0, width: 1, height: 1), image: ImageContent(file: "x.png"))
    let root = LayoutNode(name: "root", frame: CGRect(x: 0, y: 0, width: 9, height: 9), children: [node])
    #expect(throws: RasterizerError.unresolvedImage(file: "x.png", node: "root/a")) { try draw(root) }
  }

  @Test(
    arguments: [
      CGSize(width: 1e9, height: 1e9), CGSize(width: 0, height: 10), CGSize(width: -1, height: 10),
      CGSize(width: CGFloat.nan, height: 1), CGSize(width: CGFloat.infinity, height: 1),
      CGSize(width: 40_000, height: 1),
      CGSize(width: 0.2, height: 0.2),
    ])
  func impossibleSizesAreErrors(size: CGSize) {
    #expect(throws: RasterizerError.self) { try draw(LayoutNode(frame: CGRect(origin: .zero, size: size))) }
  }

  @Test(arguments: [0, -1, .nan, .infinity, 17] as [CGFloat])
  func invalidScalesAreErrors(scale: CGFloat) {
    #expect(throws: RasterizerError.self) { try draw(box(0, 0, 1, 1, red), scale: scale) }
  }

  @Test func distantAndHugeChildrenAreClippedAndDoNotCrash() throws {
    var root = box(0, 0, 4, 4, .white)
    root.children = [
      box(-1e9, -1e9, 1e9, 1e9, red), box(1e9, 0, 10, 10, red), box(-5e8, -5e8, 1e9, 1e9, blue),
    ]
    #expect(try draw(root)[2, 2].straight == blue)
  }
}
