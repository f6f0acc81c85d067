import FirstFrameLayoutTree

extension LayoutNode {
  /// Whether the tree shows a path or an image, and so has content besides its texts.
  var showsPicture: Bool {
    guard opacity > 0 else { return false }
    return path != nil || image != nil || children.contains(where: \.showsPicture)
  }
}
