/// A component that is not as high as it said it would be.
public enum SizingFinding: ComponentFinding {
  /// What the component answered before anything was laid out, what it is afterwards, in points, and the node that
  /// grew or shrank the most.
  case heightChanged(node: String, before: Double, after: Double, moment: SizingMoment)
  /// It is not known what a list would make room for.
  case noHeight(answer: Double)

  public var node: String {
    switch self {
    case .heightChanged(let node, _, _, _): node
    case .noHeight: ""
    }
  }
}
