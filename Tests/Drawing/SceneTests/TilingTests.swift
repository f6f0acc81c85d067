import FirstFrame
import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameRasterizer
import Foundation
import Testing

/// A picture composed of tiles equals the picture drawn as a whole: nodes outside a tile do not change it.
struct TilingTests {
  private static let tile = 40

  @Test(arguments: SceneFile.all)
  func tiles(file: SceneFile) throws {
    let scene = try file.scene().root
    let whole = try Rasterizer(scale: 2).bitmap(of: scene)
    for y in stride(from: 0, to: Int(scene.frame.height), by: Self.tile) {
      for x in stride(from: 0, to: Int(scene.frame.width), by: Self.tile) {
        let tile = try Rasterizer(scale: 2).bitmap(of: window(on: scene, x: x, y: y))
        #expect(differingPixels(of: tile, whole, x: 2 * x, y: 2 * y) == 0, "tile at \(x), \(y)")
      }
    }
  }

  private func window(on scene: LayoutNode, x: Int, y: Int) -> LayoutNode {
    var scene = scene
    scene.frame.origin = CGPoint(x: -x, y: -y)
    return LayoutNode(frame: CGRect(x: 0, y: 0, width: Self.tile, height: Self.tile), children: [scene])
  }

  private func differingPixels(of tile: Bitmap, _ whole: Bitmap, x: Int, y: Int) -> Int {
    var count = 0
    for row in 0..<tile.height {
      for column in 0..<tile.width where tile[column, row] != whole[x + column, y + row] { count += 1 }
    }
    return count
  }
}
