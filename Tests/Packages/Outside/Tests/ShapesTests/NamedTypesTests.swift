import Catalog
import FirstFrame
import FirstFrameRasterizer
import Geometry
import Testing

/// Uses every type in an assertion's declaration with only one import, and `Color` of the views of another toolkit.
@Suite struct NamedTypesTests {
  @MainActor @Test func namedTypes() {
    let tolerance: ImageTolerance = .exact
    let strategy: Snapshotting<Tile, Bitmap> = .image.tolerating(tolerance)
    assertSnapshot(of: Tile(), as: strategy)
    let tree: LayoutNode = Tile().layoutTree(in: RenderingEnvironment())
    let ink: Color = Square().ink
    assertSnapshot(of: "\(tree.children.count) \(ink == .black)", as: .lines)
  }
}
