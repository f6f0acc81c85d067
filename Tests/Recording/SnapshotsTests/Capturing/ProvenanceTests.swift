import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameRasterizer
import FirstFrameTypesetting
import Foundation
import Testing

@testable import FirstFrameSnapshots

@MainActor struct ProvenanceTests {
  private struct Card: LayoutTreeProviding {
    func layoutTree(in environment: RenderingEnvironment) -> LayoutNode {
      let texts = [("odds", FontWeight.bold), ("name", .regular), ("more", .bold)].map { text, weight in
        LayoutNode(
          frame: CGRect(x: 2, y: 2, width: 36, height: 16),
          text: TextContent(string: text, font: Font(size: 10, weight: weight)))
      }
      return LayoutNode(
        frame: CGRect(x: 0, y: 0, width: 40, height: 20), background: .color(.white), children: texts)
    }
  }

  private func record(in package: TemporaryPackage, scale: CGFloat = 3) throws -> Data {
    let environment = RenderingEnvironment(scale: scale)
    let verdict = package.verifier(["SNAPSHOT_TESTING_RECORD": "missing"]).verify(
      { Card() }, as: .image(in: environment), named: "win", at: package.location(), isOnMainActor: true)
    #expect(verdict.kind == .recorded)
    return try Data(contentsOf: URL(fileURLWithPath: "\(#require(verdict.snapshot).reference)"))
  }

  @Test func aReferenceStatesItsTestAndItsRenderer() throws {
    let file = try PNGFile(data: record(in: TemporaryPackage()))
    #expect(file.metadata["Test"] == "CardTests/CardViewTests/testCard.win.png")
    #expect(file.metadata["Renderer"] == "FirstFrame \(Rasterizer.version)")
    #expect(file.metadata["Typefaces"] == "FirstFrame Sans Bold, FirstFrame Sans Regular")
    #expect(file.metadata["System"] == "iOS 26.0")
    #expect(file.metadata.scale == 3)
    #expect(file.metadata.texts.map(\.keyword) == ["Test", "Renderer", "Typefaces", "System", "Layout Tree"])
  }

  @Test func aTypefaceFromAFontFileHasADigest() throws {
    var library = TypefaceLibrary.builtIn
    library.register(DigestedTypeface(), family: "Inter")
    let tree = LayoutNode(
      frame: CGRect(x: 0, y: 0, width: 40, height: 20),
      text: TextContent(string: "a1", font: Font(family: "Inter", size: 10)))
    let scene = try Rasterizer(typesetter: Typesetter(library: library)).prepare(tree)
    let name = SnapshotName(location: try TemporaryPackage().location(), name: "win", pathExtension: "png")
    let provenance = Provenance(of: name, evidence: CaptureEvidence(scene: scene))
    #expect(provenance.typefaces == ["FirstFrame Sans Regular", "Inter sha256:00ff"])
  }

  @Test func equalFramesGiveEqualFilesWhichContainNeitherTimeNorMachine() throws {
    #expect(try record(in: TemporaryPackage()) == record(in: TemporaryPackage()))
  }

  @Test func provenanceIsNotComparedAndEqualPixelsAreNotRewrittenBecauseOfIt()
    throws
  {
    let package = try TemporaryPackage()
    let bare = try Bitmap(pngData: record(in: package)).pngData()
    let path = "__Snapshots__/CardTests/CardViewTests/testCard.win.png"
    try package.write(bare, to: path)
    let verdict = package.verifier(["SNAPSHOT_TESTING_RECORD": "all"]).verify(
      { Card() }, as: .image(in: RenderingEnvironment(scale: 3)), named: "win", at: package.location(),
      isOnMainActor: true)
    #expect(verdict.isPass)
    #expect(try package.data(at: path) == bare)
  }
}

/// A picture stores its layout tree.
struct LayoutTreeProvenanceTests {
  @MainActor private func verify(
    _ component: BoxComponent, in package: TemporaryPackage, mode: String = "never"
  ) -> Verdict {
    package.verifier(["SNAPSHOT_TESTING_RECORD": mode]).verify(
      { component }, as: .image, at: package.location(), isOnMainActor: true)
  }

  @MainActor @Test func aFailureNamesTheChangedNodesBeforeThePixels() throws {
    let package = try TemporaryPackage()
    _ = verify(.black, in: package, mode: "missing")
    let message = try #require(verify(.red, in: package).failureMessage)
    #expect(
      message.contains(
        "testCard.png differs from its reference: `box` background #000000 -> #FF0000. 64 of 800 pixels differ"))
  }

  @MainActor @Test func aFailureMessageStatesIfNoNodeExplainsThePixels() throws {
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

  @MainActor @Test func theStoredTreeHasDigestsInPlaceOfPixels() throws {
    var bitmap = try Bitmap(size: PixelSize(width: 3, height: 2))
    let node = LayoutNode(frame: .zero, image: ImageContent(source: .bitmap(bitmap)))
    let text = try #require(node.abridged.storedText)
    #expect(text.utf8.count < 100)
    #expect(text.contains("3x2 pixels "))
    bitmap[2, 1] = PremultipliedColor(.white)
    let changed = LayoutNode(frame: .zero, image: ImageContent(source: .bitmap(bitmap)))
    #expect(changed.abridged != node.abridged)
  }

  @MainActor @Test func theStoredTreeHasThePointsOfPathsInThousandths() throws {
    let path = Path {
      $0.move(to: CGPoint(x: 1.0 / 3, y: -2.0 / 3))
      $0.addLine(to: CGPoint(x: 13.250000000000002, y: 4))
    }
    let node = LayoutNode(frame: .zero, path: PathContent(path: path))
    #expect(try #require(node.abridged.storedText).contains("M0.333 -0.667 L13.25 4"))
    #expect(node.abridged.abridged == node.abridged)
  }

  @MainActor @Test func aTreeThatIsMuchLargerThanTheTreeOfAScreenIsNotStored() {
    let row = LayoutNode(name: String(repeating: "row ", count: 100), frame: .zero)
    #expect(LayoutNode(frame: .zero, children: Array(repeating: row, count: 2_000)).storedText == nil)
  }
}

/// A typeface with a digest and one glyph, an empty "a".
final class DigestedTypeface: Typeface {
  let name = "Inter"
  let digest: String? = "00ff"
  let metrics = BuiltInTypeface.instance().metrics

  func glyph(for character: Unicode.Scalar) -> GlyphID? { character == "a" ? GlyphID(rawValue: 1) : nil }
  func advance(of glyph: GlyphID) -> Double { 500 }
  func kerning(between left: GlyphID, and right: GlyphID) -> Double { 0 }
  func outline(of glyph: GlyphID) -> Path { Path() }
}
