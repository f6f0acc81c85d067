import FirstFrame
import FirstFrameImaging
import FirstFrameRasterizer
import Foundation
import Testing

/// Different rules of anti-aliasing differ by little along every edge; a wrong shape differs by much in one place.
@Suite("Agreement with Cairo and Skia") struct PeerAgreementTests {
  @Test("every scene was measured as it is drawn now", arguments: SceneFile.all)
  func isCurrent(file: SceneFile) throws {
    let entry = try #require(PeerAgreement().scenes[file.name])
    #expect(entry.checksum == Checksum.of(try Rasterizer(scale: 2).bitmap(of: file.scene().root)))
    #expect(entry.skia != nil)
  }

  @Test("pictures agree within anti-aliasing", arguments: SceneFile.all)
  func agree(file: SceneFile) throws {
    let entry = try #require(PeerAgreement().scenes[file.name])
    for (peer, measure) in [("Cairo", entry.cairo), ("Skia", entry.skia)] {
      guard let measure else { continue }
      #expect(measure.meanAbsoluteDifference < 1, "\(peer)")
      #expect(measure.largestBlob < 32, "\(peer)")
    }
  }
}
