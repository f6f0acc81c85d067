import FirstFrameLayoutTree
import Foundation

/// A scene in the folder `Scenes` beside this file.
struct SceneFile: Hashable, Sendable, CustomStringConvertible {
  let name: String

  static let all: [SceneFile] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".json") }.sorted().map { SceneFile(name: String($0.dropLast(5))) }
  }()

  var description: String { name }

  var data: Data {
    get throws { try Data(contentsOf: Self.folder.appendingPathComponent(name + ".json")) }
  }

  func scene() throws -> Scene {
    Scene(root: try LayoutNode(json: data))
  }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Scenes")
}

/// A component with a given layout tree.
struct Scene: LayoutTreeProviding {
  let root: LayoutNode

  func layoutTree(in environment: RenderingEnvironment) -> LayoutNode { root }
}
