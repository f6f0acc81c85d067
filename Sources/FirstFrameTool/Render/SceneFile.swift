import FirstFrameLayoutTree
import FirstFrameRasterizer
import Foundation

/// A scene on disk.
struct SceneFile {
  let path: String

  func read() throws(RenderError) -> LayoutNode {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw .unreadable(
        file: path,
        reason: FileManager.default.fileExists(atPath: path)
          ? "cannot be read; expected a JSON file" : "there is no such file")
    }
    do {
      return try LayoutNode(json: data)
    } catch {
      throw .invalidScene(file: path, error)
    }
  }

  /// The tree with the pictures that it names, read from the scene's folder.
  func withImages(_ root: LayoutNode) throws(RenderError) -> LayoutNode {
    do {
      return try ImageResolver(folder: URL(fileURLWithPath: path).deletingLastPathComponent()).resolve(root)
    } catch {
      throw .noImage(file: path, error)
    }
  }

  /// Adds the file's name to an error of drawing it.
  func naming<Result>(_ draw: () throws(RasterizerError) -> Result) throws(RenderError) -> Result {
    do {
      return try draw()
    } catch {
      throw .notDrawn(file: path, error)
    }
  }
}
