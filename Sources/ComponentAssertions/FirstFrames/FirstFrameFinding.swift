public import FirstFrameSnapshots

/// What is wrong with a first frame.
public enum FirstFrameFinding: ComponentFinding {
  /// Nothing can be seen; the texts that have no characters are named.
  case blank(Blankness, emptyTexts: [String])
  /// The layout did not come to rest, or the frame could not be drawn.
  case unreliable(reason: String)
  /// A node changed after the first frame: what changed in words, and after how many turns of the main queue.
  case late(node: String, change: String, turns: Int)
  /// A node was given what it showed already: how many times after the first, which property, and when.
  case renderedTwice(node: String, property: String, times: Int, moment: RenderingMoment)
  /// The component still changed after as many turns as are waited for.
  case neverQuiet(node: String, turns: Int)
  /// Two builds of the component differ: the first change in words, and what they depend on.
  case notDeterministic(node: String, change: String, cause: Nondeterminism)

  public var node: String {
    switch self {
    case .blank(_, let emptyTexts): emptyTexts.first ?? ""
    case .unreliable: ""
    case .late(let node, _, _), .renderedTwice(let node, _, _, _), .neverQuiet(let node, _),
      .notDeterministic(let node, _, _):
      node
    }
  }
}
