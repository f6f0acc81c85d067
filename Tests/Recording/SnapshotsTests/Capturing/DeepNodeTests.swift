import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameRasterizer
import Foundation
import Testing

@testable import FirstFrameSnapshots

/// Layout trees of other toolkits with thousands of levels.
@Suite @MainActor struct DeepNodeTests {
  private struct Scene: LayoutTreeProviding {
    let root: LayoutNode
    func layoutTree(in environment: RenderingEnvironment) -> LayoutNode { root }
  }

  private static func node(levels: Int, size: CGFloat = 10, clips: Bool = false, isMask: Bool = false) -> LayoutNode {
    let frame = CGRect(x: 0, y: 0, width: size, height: 10)
    var node = LayoutNode(name: "leaf", frame: frame, background: .color(.black))
    for _ in 1..<levels {
      node =
        isMask
        ? LayoutNode(name: "node", frame: frame, background: .color(.black), mask: [node])
        : LayoutNode(name: "node", frame: frame, cornerRadii: CornerRadii(2), clips: clips, children: [node])
    }
    return node
  }

  @Test(arguments: [false, true], [0, 10]) func everyStrategyRefusesATreeThatIsTooDeep(isMask: Bool, size: Double) {
    let scene = Scene(root: Self.node(levels: 10_000, size: size, isMask: isMask))
    let pictures = Snapshotting<Scene, Bitmap>.image
    let texts: [Snapshotting<Scene, String>] = [.layoutTree, .text, .accessibility]
    expectRefusal { _ = try pictures.capture(scene, isOnMainActor: true) }
    for strategy in texts { expectRefusal { _ = try strategy.capture(scene, isOnMainActor: true) } }
  }

  private func expectRefusal(_ capture: () throws -> Void) {
    do {
      try capture()
      Issue.record("nothing was thrown")
    } catch {
      #expect("\(error)".contains("node: the tree is nested deeper than"))
    }
  }

  /// The largest depth is drawn, written and compared, with the stack of a thread.
  @Test(arguments: [false, true]) func aTreeAtTheLimitIsDrawn(clips: Bool) throws {
    let root = Self.node(levels: Rasterizer.maximumDepth, clips: clips)
    let scene = Scene(root: root)
    _ = try Snapshotting<Scene, Bitmap>.image.capture(scene, isOnMainActor: true)
    #expect(root.textDump().contains("■"))
    #expect(root.layoutDump().contains("leaf"))
    #expect(root.accessibilityDump().isEmpty)
    #expect(Provenance(test: "", renderer: "", typefaces: [], scale: 1, layoutTree: root).layoutTree?.storedText != nil)
  }

  @Test func aSceneHasNoMoreLevelsThanItsFormatAllows() throws {
    let json = try JSONEncoder().encode(Self.node(levels: 250))
    #expect(try LayoutNode(json: json) == Self.node(levels: 250))
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(Self.node(levels: 252)) }
  }
}
