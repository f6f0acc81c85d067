import FirstFrame
import FirstFrameLayoutTree
import Foundation
import Testing

/// Scenes that show what the rasterizer can draw. The same scenes are drawn by Cairo and by Skia, with
/// `scripts/peers/measure.py`; `PeerAgreementTests` holds the result to limits.
@Suite("Scenes") @MainActor struct SceneTests {
  @Test(arguments: SceneFile.all)
  func scenes(file: SceneFile) throws {
    assertSnapshot(of: try file.scene(), as: .image, named: file.name)
    assertSnapshot(of: try file.scene(), as: .layoutTree, named: file.name)
  }
}
