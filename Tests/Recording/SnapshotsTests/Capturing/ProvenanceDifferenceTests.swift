import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameRasterizer
import Foundation
import Testing

@testable import FirstFrameSnapshots

/// If a reference was drawn by another renderer or with other typefaces, the message begins with this possible reason.
@Suite @MainActor struct ProvenanceDifferenceTests {
  nonisolated private static let digests = (String(repeating: "ab", count: 32), String(repeating: "cd", count: 32))

  private func provenance(_ renderer: String, _ typefaces: [String], _ system: String? = nil) -> Provenance {
    Provenance(test: "a", renderer: renderer, typefaces: typefaces, scale: 2, system: system)
  }

  private func sentence(_ reference: Provenance, _ actual: Provenance) -> String? {
    ProvenanceDifference(reference: reference, actual: actual)?.sentence
  }

  @Test func onlyDifferencesAreNamed() {
    let sans = ["FirstFrame Sans Regular"]
    #expect(sentence(provenance("FirstFrame 1", sans), provenance("FirstFrame 1", sans)) == nil)
    #expect(
      sentence(provenance("FirstFrame 1", sans), provenance("FirstFrame 2", sans))
        == "The reference was drawn by FirstFrame 1, this picture by FirstFrame 2: the pixels may differ for this reason alone."
    )
    #expect(
      sentence(provenance("FirstFrame 1", sans + ["Inter"]), provenance("FirstFrame 2", sans + ["Roboto"]))
        == "The reference was drawn by FirstFrame 1 with Inter, this picture by FirstFrame 2 with Roboto: "
        + "the pixels may differ for this reason alone.")
    #expect(
      sentence(provenance("FirstFrame 1", sans + ["Inter"]), provenance("FirstFrame 1", sans))
        == "The reference was drawn with Inter, this picture with no other typeface: the pixels may differ for this reason alone."
    )
    #expect(
      sentence(provenance("FirstFrame 1", []), provenance("FirstFrame 1", sans))
        == "The reference was drawn with no typeface, this picture with FirstFrame Sans Regular: "
        + "the pixels may differ for this reason alone.")
  }

  @Test func systemsAreComparedIfBothAreKnown() {
    let systems = (provenance("FirstFrame 1", [], "iOS 18.0"), provenance("FirstFrame 1", [], "iOS 26.0"))
    #expect(
      sentence(systems.0, systems.1)
        == "The reference was drawn for iOS 18.0, this picture for iOS 26.0: the pixels may differ for this reason alone."
    )
    #expect(sentence(systems.0, systems.0) == nil)
    #expect(sentence(provenance("FirstFrame 1", []), systems.1) == nil)
  }

  @Test func digestsDistinguishTypefacesOfOneName() {
    let faces = (["Inter sha256:\(Self.digests.0)"], ["Inter sha256:\(Self.digests.1)"])
    #expect(
      sentence(provenance("FirstFrame 1", faces.0), provenance("FirstFrame 1", faces.1))
        == "The reference was drawn with Inter sha256:abababababababab…, this picture with Inter "
        + "sha256:cdcdcdcdcdcdcdcd…: the pixels may differ for this reason alone.")
  }

  @Test(arguments: [
    (
      "FirstFrame 0", nil, "The reference was drawn by FirstFrame 0, this picture by FirstFrame \(Rasterizer.version): "
    ),
    (
      "FirstFrame \(Rasterizer.version)", "Inter sha256:\(digests.0)",
      "The reference was drawn with Inter sha256:abababababababab…, this picture with no typeface: "
    ),
    ("FirstFrame \(Rasterizer.version)", nil, "testCard.light.png differs from its reference: "),
    (nil, nil, "testCard.light.png differs from its reference: "),
  ])
  func theMessageBeginsWithTheReason(renderer: String?, typefaces: String?, start: String) throws {
    let package = try TemporaryPackage()
    try package.write(
      reference(.red, renderer, typefaces), to: "__Snapshots__/CardTests/CardViewTests/testCard.light.png")
    let verdict = package.verifier().verify(
      { BoxComponent.black }, as: .image, named: "light", at: package.location(), isOnMainActor: true)
    let message = try #require(verdict.failureMessage)
    #expect(message.hasPrefix(start))
    #expect(message.contains("testCard.light.png differs from its reference: 64 of 800 pixels differ"))
  }

  /// Returns the PNG of a component, as another version writes it.
  private func reference(_ component: BoxComponent, _ renderer: String?, _ typefaces: String?) throws -> Data {
    var metadata = PNGMetadata(scale: 2)
    if let renderer { try metadata.append(renderer, under: "Renderer") }
    if let typefaces { try metadata.append(typefaces, under: "Typefaces") }
    let bitmap = try Rasterizer(scale: 2).bitmap(of: component.layoutTree(in: .init()))
    return try PNGFile(bitmap: bitmap, metadata: metadata).data()
  }
}
