public import FirstFrameLayoutTree

/// What is wrong with a component's states, by state and node. Lengths are points.
public enum StateFinding: ComponentFinding {
  /// Both states have the same picture, pixel by pixel.
  case alike(state: String, other: String)
  /// The dark picture is the light one; the nodes whose colours stay the same are named.
  case sameInDark(state: String, nodes: [String])
  /// The distances from the edge where reading begins, in both directions.
  case notMirrored(state: String, node: String, leftToRight: Double, rightToLeft: Double)
  /// A text with room beside it that is aligned to a side, instead of to where reading begins or ends.
  case alignedToSide(state: String, node: String)
  /// The text has the same size at both content sizes.
  case textDoesNotGrow(state: String, node: String, size: Double, contentSize: ContentSize)
  case truncated(state: String, node: String, text: String, contentSize: ContentSize)
  /// How far the text reaches beyond the box around it.
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

  /// The state in which it was found, by name.
  public var state: String {
    switch self {
    case .alike(let state, _), .sameInDark(let state, _), .notMirrored(let state, _, _, _),
      .alignedToSide(let state, _), .textDoesNotGrow(let state, _, _, _), .truncated(let state, _, _, _),
      .outside(let state, _, _, _, _), .overlapping(let state, _, _, _, _, _), .smallTarget(let state, _, _, _),
      .lowContrast(let state, _, _, _, _), .notDrawn(let state, _):
      state
    }
  }

  /// The check that found it; nil where nothing could be checked.
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
