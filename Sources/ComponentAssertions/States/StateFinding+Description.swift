import FirstFrameLayoutTree

extension StateFinding {
  public var description: String { "'\(state)': \(words)" }

  private var words: String {
    switch self {
    case .alike(_, let other):
      "looks exactly as '\(other)' does: one of the two is a dead state."
    case .sameInDark(_, let nodes):
      "the dark picture is the light one: \(Self.list(nodes)) \(nodes.count == 1 ? "has" : "have") fixed colours; use "
        + "colours that know both appearances."
    case .notMirrored(_, let node, let leftToRight, let rightToLeft):
      "`\(node)` is not mirrored: it begins \(leftToRight.short) points from the left edge, and \(rightToLeft.short) from "
        + "the right edge when read from right to left; use leading and trailing."
    case .alignedToSide(_, let node):
      "the text of `\(node)` is aligned to a side: use `.natural`, or the other side from right to left."
    case .textDoesNotGrow(_, let node, let size, let contentSize):
      "the text of `\(node)` stays at \(size.short) points at the content size \(contentSize.rawValue): use a text style "
        + "or `UIFontMetrics`, and `adjustsFontForContentSizeCategory`."
    case .truncated(_, let node, let text, let contentSize):
      "the text of `\(node)` is cut off at the content size \(contentSize.rawValue): '\(text)'."
    case .outside(_, let node, let parent, let by, let contentSize):
      "the text of `\(node)` reaches \(by.short) points beyond `\(parent)` at the content size \(contentSize.rawValue)."
    case .overlapping(_, let node, let other, let width, let height, let contentSize):
      "the texts of `\(node)` and `\(other)` overlap by \(width.short) x \(height.short) points at the content size "
        + "\(contentSize.rawValue)."
    case .smallTarget(_, let node, let width, let height):
      "`\(node)` can be tapped on \(width.short) x \(height.short) points only; 44 x 44 is the least."
    case .lowContrast(_, let node, let ratio, let required, let appearance):
      "the text of `\(node)` has a contrast of \(ratio.short) : 1 in the \(appearance.rawValue) appearance; WCAG AA asks "
        + "for \(required.short) : 1."
    case .notDrawn(_, let reason):
      "cannot be drawn: \(reason)."
    }
  }

  private static func list(_ nodes: [String]) -> String {
    nodes.map { "`\($0)`" }.joined(separator: ", ")
  }
}
