public import Imaging

/// A picture of a node, placed in the node's bounds by a content mode.
public struct ImageContent: Hashable, Sendable {
  /// The file's path, as the scene writes it.
  public var file: String
  public var mode: Mode
  /// The colour that replaces the picture's own, through its alpha.
  public var tint: Color?

  public init(file: String, mode: Mode = .scaleToFill, tint: Color? = nil) {
    self.file = file
    self.mode = mode
    self.tint = tint
  }
}
