import FirstFrameImaging
import FirstFrameLayoutTree
import Foundation
import Testing

@testable import FirstFrameSnapshots

@Suite("A picture keeps the layout tree that drew it") struct LayoutTreeProvenanceTests {
  @MainActor private func verify(_ picture: Picture, in package: TemporaryPackage, mode: String = "never") -> Verdict {
    package.verifier(["SNAPSHOT_TESTING_RECORD": mode]).verify(
      { picture }, as: .image, at: package.location(), isOnMainActor: true)
  }

  @MainActor @Test("and a failure says which nodes changed, before it counts pixels") func nodesFirst() throws {
    let package = try TemporaryPackage()
    _ = verify(.black, in: package, mode: "missing")
    let message = try #require(verify(.red, in: package).failureMessage)
    #expect(
      message.contains(
        "testCard.png differs from its reference: `box` background #000000 -> #FF0000. 64 of 800 pixels differ"))
  }

  @MainActor @Test("and a failure says when no node explains it") func unexplained() throws {
    let package = try TemporaryPackage()
    _ = verify(.black, in: package, mode: "missing")
    let path = "__Snapshots__/CardTests/CardViewTests/testCard.png"
    let file = try PNGFile(data: package.data(at: path))
    var bitmap = file.bitmap
    bitmap[0, 0] = bitmap[9, 9]
    try package.write(PNGFile(bitmap: bitmap, metadata: file.metadata).data(), to: path)
    let message = try #require(verify(.black, in: package).failureMessage)
    #expect(message.contains("no node of its layout tree changed, but pixels did: 1 of 800 pixels differ"))
  }

  @MainActor @Test("with a digest in the place of pixels") func pixels() throws {
    var bitmap = try Bitmap(size: PixelSize(width: 3, height: 2))
    let node = LayoutNode(frame: .zero, image: ImageContent(source: .bitmap(bitmap)))
    let text = try #require(node.withoutPixels.keptText)
    #expect(text.utf8.count < 100 && text.contains("3x2 pixels "))
    bitmap[2, 1] = bitmap[2, 1]
    #expect(LayoutNode(frame: .zero, image: ImageContent(source: .bitmap(bitmap))).withoutPixels == node.withoutPixels)
  }

  @MainActor @Test("unless it is far larger than a screen's") func large() {
    let row = LayoutNode(name: String(repeating: "row ", count: 100), frame: .zero)
    #expect(LayoutNode(frame: .zero, children: Array(repeating: row, count: 2_000)).keptText == nil)
  }
}
