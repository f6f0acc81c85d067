import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameRasterizer
import FirstFrameTypesetting
import Foundation
import Testing

@testable import FirstFrameSnapshots

@Suite("Provenance") @MainActor struct ProvenanceTests {
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
    let place = try #require(verdict.kind == "recorded" ? verdict.place : nil)
    return try Data(contentsOf: URL(fileURLWithPath: place.reference))
  }

  @Test("a reference says which test it is of, and what drew it") func texts() throws {
    let file = try PNGFile(data: record(in: TemporaryPackage()))
    #expect(file.metadata["Test"] == "CardTests/CardViewTests/testCard.win.png")
    #expect(file.metadata["Renderer"] == "FirstFrame \(Rasterizer.version)")
    #expect(file.metadata["Typefaces"] == "FirstFrame Sans Bold, FirstFrame Sans Regular")
    #expect(file.metadata.scale == 3)
    #expect(file.metadata.texts.map(\.keyword) == ["Test", "Renderer", "Typefaces", "Layout Tree"])
  }

  @Test("a face from a font file is named with its digest") func digest() throws {
    var library = TypefaceLibrary.builtIn
    library.register(DigestedTypeface(), family: "Inter")
    let tree = LayoutNode(
      frame: CGRect(x: 0, y: 0, width: 40, height: 20),
      text: TextContent(string: "a1", font: Font(family: "Inter", size: 10)))
    let scene = try Rasterizer(typesetter: Typesetter(library: library)).prepare(tree)
    let place = SnapshotPlace(
      location: try TemporaryPackage().location(),
      name: SnapshotName(location: try TemporaryPackage().location(), name: "win", pathExtension: "png"), reference: "")
    let provenance = Provenance(of: place, evidence: CaptureEvidence(scene: scene))
    #expect(provenance.typefaces == ["FirstFrame Sans Regular", "Inter sha256:00ff"])
  }

  @Test("the same frame gives the same file: no time, no machine") func repeatable() throws {
    #expect(try record(in: TemporaryPackage()) == record(in: TemporaryPackage()))
  }

  @Test("provenance is left out of comparisons, and equal pixels are not rewritten for its sake") func comparison()
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
