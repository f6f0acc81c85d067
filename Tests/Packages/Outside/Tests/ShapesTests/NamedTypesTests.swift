import Catalog
import FirstFrame
import Geometry
import Testing

/// Uses every type in an assertion's declaration, with only one import.
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
