import FirstFrameLayoutTree
import FirstFrameLocalFiles
import FirstFrameRasterizer
import FirstFrameTextEscaping
import FirstFrameTypesetting
import Foundation
import OpenTypeText

/// A scene file.
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

  /// Returns the tree with its image files, read from the scene's folder.
  func withImages(_ root: LayoutNode) throws(RenderError) -> LayoutNode {
    do {
      return try ImageResolver(folder: URL(fileURLWithPath: path).deletingLastPathComponent()).resolve(root)
    } catch {
      throw .noImage(file: path, error)
    }
  }

  /// Adds the path of the scene to drawing errors.
  func naming<Result>(_ draw: () throws(RasterizerError) -> Result) throws(RenderError) -> Result {
    do {
      return try draw()
    } catch {
      throw .notDrawn(file: path, error)
    }
  }

  /// Warns about each font family that is not registered.
  func warnAboutFamilies(in root: LayoutNode, without library: TypefaceLibrary) {
    for family in Set(root.families).sorted() where !library.contains(family: family) {
      warn("no face of the family \"\(family)\" is registered; the built-in typeface is drawn instead")
    }
  }

  /// Warns about characters that are drawn as boxes, one line per text.
  func warn(about missingCharacters: [MissingCharacters]) {
    for missing in missingCharacters { warn(missing.description) }
  }

  private func warn(_ warning: String) {
    StandardError.write("warning: \(path): \(warning)")
  }
}

extension LayoutNode {
  fileprivate var families: [String] {
    (text?.runs.compactMap(\.font.family) ?? []) + children.flatMap(\.families)
  }
}

/// A reason why a scene could not be drawn. Descriptions name the file.
enum RenderError: Error, CustomStringConvertible {
  case noOutput
  case unreadable(file: String, reason: String)
  case invalidScene(file: String, SceneError)
  case notDrawn(file: String, RasterizerError)
  case noImage(file: String, ImageError)
  case noFont(FontFileError)
  case unwritable(file: String, reason: String)

  var description: String {
    switch self {
    case .noOutput:
      "a picture needs an output file: add `--output OUT.png`, or use `--format text`"
    case .unreadable(let file, let reason): "\(file): \(reason)"
    case .invalidScene(let file, let error): "\(file): \(error)"
    case .notDrawn(let file, let error): "\(file): \(error)"
    case .noImage(let file, let error): "\(file): \(error)"
    case .noFont(let error): "\(error)"
    case .unwritable(let file, let reason): "\(file): \(reason)"
    }
  }
}
