import FirstFrameLayoutTree
import FirstFrameSnapshotAssertions
import FirstFrameSnapshots
import Foundation
import Testing

/// Draws `scene.json` of the current folder, so that other tests can merge what it draws.
@MainActor struct DrawnSceneTests {
  private struct Scene: LayoutTreeProviding {
    let tree: LayoutNode

    func layoutTree(in environment: RenderingEnvironment) -> LayoutNode { tree }
  }

  private let scene: Scene

  init() throws {
    scene = Scene(tree: try LayoutNode(json: Data(contentsOf: URL(fileURLWithPath: "scene.json"))))
  }

  @Test func picture() {
    assertSnapshot(of: scene, as: .image)
  }

  @Test func text() {
    assertSnapshot(of: scene, as: .layoutTree)
  }
}
