/// What a component of a library lacks, or does wrong.
public enum ContractFinding: ComponentFinding {
  /// The view cannot be used again.
  case notReusable(component: String)
  /// The view shows something before it has a model.
  case notBlankWithoutModel(component: String, shown: String)
  /// There is no protocol for the component's models.
  case noProtocol(component: String)
  /// The type that is given for the protocol is that of the mock.
  case modelIsNoProtocol(component: String, type: String)
  case noPreviews(component: String)
  /// A preview says that it is of another component.
  case foreignPreview(component: String, preview: String)
  /// Two previews have the same name.
  case repeatedState(component: String, state: String)
  /// Two components have the same name.
  case repeatedComponent(component: String)
  case firstFrame(component: String, state: String, FirstFrameFinding)
  case sizing(component: String, state: String, SizingFinding)
  case states(component: String, StateFinding)
  case reuse(component: String, ReuseFinding)

  public var node: String {
    switch self {
    case .firstFrame(_, _, let finding): finding.node
    case .sizing(_, _, let finding): finding.node
    case .states(_, let finding): finding.node
    case .reuse(_, let finding): finding.node
    case .notReusable, .notBlankWithoutModel, .noProtocol, .modelIsNoProtocol, .noPreviews, .foreignPreview,
      .repeatedState, .repeatedComponent:
      ""
    }
  }

  /// The component's name.
  public var component: String {
    switch self {
    case .notReusable(let component), .notBlankWithoutModel(let component, _), .noProtocol(let component),
      .modelIsNoProtocol(let component, _), .noPreviews(let component), .foreignPreview(let component, _),
      .repeatedState(let component, _), .repeatedComponent(let component), .firstFrame(let component, _, _),
      .sizing(let component, _, _), .states(let component, _), .reuse(let component, _):
      component
    }
  }
}
