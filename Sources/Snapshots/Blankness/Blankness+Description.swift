import Imaging

extension Blankness: CustomStringConvertible {
  /// What is blank, as a clause.
  public var description: String {
    switch self {
    case .zeroSize(let width, let height):
      "the view has no size (\(width) x \(height) points)"
    case .nothingDrawn(let size):
      "nothing was drawn: all \(size.width) x \(size.height) pixels are clear"
    case .oneColor(let color, let size):
      "all \(size.width) x \(size.height) pixels have one colour, \(color.hexadecimal)"
    case .textWithoutInk(let nodes):
      "no text has a visible character (\(nodes.joined(separator: ", ")))"
    case .nothingInside(let nodeCount):
      "the view's own box is drawn, and nothing in it: "
        + (nodeCount == 1 ? "its one subview shows nothing" : "none of its \(nodeCount) subviews shows anything")
    }
  }
}
