import FirstFrame
import FirstFrameLayoutTree
import Foundation
import Testing

/// Scenes with all features of the rasterizer. `scripts/measurements/peers/measure.py` compares them with Cairo and Skia, and
/// `PeerAgreementTests` checks that the differences are small.
@MainActor struct SceneTests {
  @Test(arguments: SceneFile.all)
  func scenes(file: SceneFile) throws {
    assertSnapshot(of: try file.scene(), as: .image, named: file.name)
    assertSnapshot(of: try file.scene(), as: .layoutTree, named: file.name)
  }
}
