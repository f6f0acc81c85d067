import FirstFrameLayoutTree
import FirstFrameRasterizer
import FirstFrameSeededRandomness
import Foundation

/// Random valid layout trees. All are read and written as dumps, and every twentieth is drawn.
struct TreeInput: InputKind {
  static let name = "tree"

  init(scratch: ScratchFolder) throws {}

  func input(_ random: inout SeededGenerator) -> HostileInput {
    let isDrawn = Int.random(in: 0..<20, using: &random) == 0
    var scene = RandomScene(seed: random.next())
    return HostileInput(path: isDrawn ? "drawn.json" : "dumped.json", bytes: Array(scene.json().utf8))
  }

  func read(_ input: HostileInput) throws {
    do {
      try SceneDrawing.draw(LayoutNode(json: Data(input.bytes)), withPicture: input.path == "drawn.json")
    } catch let error as SceneError {
      throw InputFault.invalidResult("a valid tree was refused: \(error)")
    }
  }
}
