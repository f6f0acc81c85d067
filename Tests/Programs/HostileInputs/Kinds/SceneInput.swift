import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameRasterizer
import FirstFrameSeededRandomness
import Foundation

/// Damaged scenes: random ones, and those of the documentation.
struct SceneInput: InputKind {
  static let name = "scene"

  private let files: [[UInt8]]

  init(scratch: ScratchFolder) throws {
    files =
      try (0..<48).map { index in
        var scene = RandomScene(seed: UInt64(index))
        return Array(scene.json().utf8)
      } + [RepositoryFile.bytes("Documentation/Scenes/match-card.json")]
  }

  func input(_ random: inout SeededGenerator) -> HostileInput {
    let mutation = InputMutation(donors: files, tokens: Self.tokens)
    let file = files.randomElement(using: &random) ?? []
    return HostileInput(path: "a.json", bytes: mutation.mutated(file, &random))
  }

  func read(_ input: HostileInput) throws {
    let root = try LayoutNode(json: Data(input.bytes))
    try SceneDrawing.draw(root, withPicture: true)
  }

  private static let tokens = [
    "1e999", "-1", "null", "[", "]", "{", "}", "\"", ",", "NaN", "1e9", "0", "\\u0000", "\\ud800", "ÿ",
    "\"children\":[", "\"frame\":[0,0,1e9,1e9]", "\"text\":{\"string\":\"a\",\"lines\":1000000}", "\"opacity\":1e-300",
    "\"d\":\"M0 0A1e9 1e-9 0 0 1 5 5\"", "\"dash\":[1e-9,1e-9]", "\"blur\":1e9", "\"size\":10000", "true",
  ]
}

/// The uses of a layout tree: its picture, its layout dump, and its text dump.
enum SceneDrawing {
  static func draw(_ root: LayoutNode, withPicture: Bool) throws {
    let rasterizer = Rasterizer(scale: 1)
    // Large pictures are allowed to take long.
    guard try rasterizer.pixelSize(of: root).area <= 1 << 16 else { return }
    if withPicture { _ = try rasterizer.bitmap(of: root) }
    _ = root.layoutDump()
    _ = root.textDump()
  }
}
