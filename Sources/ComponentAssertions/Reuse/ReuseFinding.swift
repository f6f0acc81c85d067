/// What a view keeps of one state and shows in another.
///
/// States are told by their names.
public enum ReuseFinding: ComponentFinding {
  /// After `prepareForReuse()` a node is not as in a view that was never configured.
  case notBlank(node: String, after: String, change: String)
  /// A node is not as in a new view of the same state.
  case stale(node: String, from: String, showing: String, change: String)
  /// A node changed because of the state that the view had shown before.
  case disturbed(node: String, by: String, showing: String, change: String, moment: DisturbanceMoment)
  /// A stored property still holds something that acts for the state before.
  case keptProperty(node: String, property: String, after: String, what: KeptValue)
  /// Each use adds something that is never taken away.
  case leaked(node: String, kind: LeakKind, perUse: Int, state: String)
  /// The view could not be brought into a state.
  case notConfigurable(state: String)

  public var node: String {
    switch self {
    case .notBlank(let node, _, _), .stale(let node, _, _, _), .disturbed(let node, _, _, _, _),
      .keptProperty(let node, _, _, _), .leaked(let node, _, _, _):
      node
    case .notConfigurable: ""
    }
  }
}
