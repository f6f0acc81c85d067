public import FirstFrameImaging

/// Why the picture of a node cannot be had. A node is named by the path of names that leads to it.
public enum ImageError: Error, Hashable, Sendable {
  /// The file's path is absolute, goes up, or leads out of the scene's folder by a symbolic link.
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
