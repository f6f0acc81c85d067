import FirstFrame
import FirstFrameLayoutTree
import FirstFrameProgramTesting
import Foundation
import Testing

/// The scenes in Documentation/Scenes; their pictures are shown in the README.
@MainActor struct DocumentationTests {
  @Test func matchCard() throws {
    assertSnapshot(of: Scene(root: try Self.root(of: "match-card")), as: .image)
  }

  /// A page of the built-in typeface, light and dark.
  @Test func specimen() throws {
    let pages = try Self.root(of: "specimen").children
    #expect(pages.map(\.name) == ["light", "dark"])
    for var page in pages {
      page.frame.origin = .zero
      assertSnapshot(of: Scene(root: page), as: .image, named: page.name)
    }
  }

  private static func root(of name: String) throws -> LayoutNode {
    let folder = Repository.file("Documentation/Scenes")
    return try LayoutNode(json: Data(contentsOf: folder.appendingPathComponent(name + ".json")))
  }
}
