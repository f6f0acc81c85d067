public import FirstFrameImaging
public import FirstFrameLayoutTree
public import Foundation

/// Reads the image files of a scene from the scene's folder, and from no other folder.
///
/// The name of an image is a relative path. It must not contain `..`, and must not leave the folder by a symbolic link.
public struct ImageResolver: Sendable {
  private let folder: URL

  /// - Parameter folder: The scene's folder.
  public init(folder: URL) {
    self.folder = folder
  }

  /// Returns the tree with files replaced by their pictures. Each file is read once.
  public func resolve(_ root: LayoutNode) throws(ImageError) -> LayoutNode {
    var read: [String: Bitmap] = [:]
    return try resolve(root, path: SceneCheck.name(of: root), level: 0, read: &read)
  }

  private func resolve(
    _ node: LayoutNode, path: String, level: Int, read: inout [String: Bitmap]
  ) throws(ImageError) -> LayoutNode {
    // The rasterizer reports trees that are nested too deep.
    guard level < SceneCheck.maximumDepth else { return node }
    var node = node
    if case .file(let file) = node.image?.source {
      if read[file] == nil { read[file] = try bitmap(file, node: path) }
      if let bitmap = read[file] { node.image?.source = .bitmap(bitmap) }
    }
    for index in node.mask.indices {
      let part = node.mask[index]
      node.mask[index] = try resolve(
        part, path: path + "/" + SceneCheck.name(ofMask: part, index: index), level: level + 1, read: &read)
    }
    for index in node.children.indices {
      let child = node.children[index]
      node.children[index] = try resolve(
        child, path: path + "/" + SceneCheck.name(of: child, index: index), level: level + 1, read: &read)
    }
    return node
  }

  private func bitmap(_ file: String, node: String) throws(ImageError) -> Bitmap {
    let url = try url(of: file, node: node)
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch {
      throw .unreadable(file: file, node: node)
    }
    do {
      return try Bitmap(pngData: data)
    } catch {
      throw .invalid(file: file, node: node, error)
    }
  }

  private func url(of file: String, node: String) throws(ImageError) -> URL {
    let components = file.split(separator: "/", omittingEmptySubsequences: false)
    guard !file.isEmpty, !file.hasPrefix("/"), !components.contains(".."), !file.contains("\0") else {
      throw .outside(file: file, node: node)
    }
    let root = folder.resolvingSymlinksInPath().standardizedFileURL.path
    let url = folder.appendingPathComponent(file).resolvingSymlinksInPath().standardizedFileURL
    guard url.path.hasPrefix(root.hasSuffix("/") ? root : root + "/") else {
      throw .outside(file: file, node: node)
    }
    guard FileManager.default.fileExists(atPath: url.path) else { throw .missing(file: file, node: node) }
    return url
  }
}

/// The reason why the picture of a node cannot be read. `node` is the path of names from the root to the node.
public enum ImageError: Error, Hashable, Sendable {
  /// The path is absolute, contains `..`, or leaves the scene's folder by a symbolic link.
  case outside(file: String, node: String)
  case missing(file: String, node: String)
  case unreadable(file: String, node: String)
  case invalid(file: String, node: String, PNGError)
}

extension ImageError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .outside(let file, let node):
      "\(node): the image \"\(file)\" lies outside the scene's folder; expected a path within it"
    case .missing(let file, let node):
      "\(node): there is no image \"\(file)\" in the scene's folder"
    case .unreadable(let file, let node):
      "\(node): the image \"\(file)\" cannot be read; expected a PNG file"
    case .invalid(let file, let node, let error):
      "\(node): the image \"\(file)\" is not a PNG file that can be drawn: \(error)"
    }
  }
}
