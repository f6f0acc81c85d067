public import FirstFrameLayoutTree

/// A problem in a component's state. Lengths are in points.
public enum StateFinding: ComponentFinding {
  /// Two states have the same pixels.
  case alike(state: String, other: String)
  /// The dark and light pictures are equal. `nodes` contains the names of nodes with fixed colors.
  case sameInDark(state: String, nodes: [String])
  /// A node has different distances from the leading edge in the two layout directions.
  case notMirrored(state: String, node: String, leftToRight: Double, rightToLeft: Double)
  /// A text with space beside it is aligned left or right, rather than naturally.
  case alignedToSide(state: String, node: String)
  /// A text has the same size at both content sizes.
  case textDoesNotGrow(state: String, node: String, size: Double, contentSize: ContentSize)
  case truncated(state: String, node: String, text: String, contentSize: ContentSize)
  /// A text extends beyond its container.
  case outside(state: String, node: String, parent: String, by: Double, contentSize: ContentSize)
  case overlapping(state: String, node: String, other: String, width: Double, height: Double, contentSize: ContentSize)
  case smallTarget(state: String, node: String, width: Double, height: Double)
  case lowContrast(state: String, node: String, ratio: Double, required: Double, appearance: Appearance)
  /// The component could not be drawn.
  case notDrawn(state: String, reason: String)

  public var node: String {
    switch self {
    case .alike(_, let other): other
    case .sameInDark(_, let nodes): nodes.first ?? ""
    case .notMirrored(_, let node, _, _), .alignedToSide(_, let node), .textDoesNotGrow(_, let node, _, _),
      .truncated(_, let node, _, _), .outside(_, let node, _, _, _), .overlapping(_, let node, _, _, _, _),
      .smallTarget(_, let node, _, _), .lowContrast(_, let node, _, _, _):
      node
    case .notDrawn: ""
    }
  }

  /// The name of the state.
  public var state: String {
    switch self {
    case .alike(let state, _), .sameInDark(let state, _), .notMirrored(let state, _, _, _),
      .alignedToSide(let state, _), .textDoesNotGrow(let state, _, _, _), .truncated(let state, _, _, _),
      .outside(let state, _, _, _, _), .overlapping(let state, _, _, _, _, _), .smallTarget(let state, _, _, _),
      .lowContrast(let state, _, _, _, _), .notDrawn(let state, _):
      state
    }
  }

  /// The check; `nil` if nothing could be checked.
  public var check: StateCheck? {
    switch self {
    case .alike: .distinctStates
    case .sameInDark: .darkAppearance
    case .notMirrored, .alignedToSide: .mirroring
    case .textDoesNotGrow: .textGrowth
    case .truncated: .truncation
    case .outside: .overflow
    case .overlapping: .overlap
    case .smallTarget: .targetSize
    case .lowContrast: .contrast
    case .notDrawn: nil
    }
  }
}

extension StateFinding {
  public var description: String { "'\(state)': \(problem)" }

  private var problem: String {
    switch self {
    case .alike(_, let other):
      "looks the same as '\(other)': one of them may be unused."
    case .sameInDark(_, let nodes):
      "the dark picture equals the light one: \(Self.list(nodes)) \(nodes.count == 1 ? "has" : "have") fixed colors; use "
        + "colors for both appearances."
    case .notMirrored(_, let node, let leftToRight, let rightToLeft):
      "`\(node)` is not mirrored: it begins \(leftToRight.short) points from the left edge, and \(rightToLeft.short) from "
        + "the right edge in right-to-left layouts; use leading and trailing."
    case .alignedToSide(_, let node):
      "the text of `\(node)` is aligned to a side: use `.natural`, or the opposite side in right-to-left layouts."
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
      "`\(node)` has a touch target of only \(width.short) x \(height.short) points; the minimum is 44 x 44."
    case .lowContrast(_, let node, let ratio, let required, let appearance):
      "the text of `\(node)` has a contrast of \(ratio.short) : 1 in the \(appearance.rawValue) appearance; WCAG AA "
        + "requires \(required.short) : 1."
    case .notDrawn(_, let reason):
      "cannot be drawn: \(reason)."
    }
  }

  private static func list(_ nodes: [String]) -> String {
    nodes.map { "`\($0)`" }.joined(separator: ", ")
  }
}
