/// A violation of the component contract.
public enum ContractFinding: ComponentFinding {
  /// The view does not conform to `ReusableView`.
  case notReusable(component: String)
  /// The view is not blank without a model.
  case notBlankWithoutModel(component: String, shown: String)
  /// There is no protocol for the component's view models.
  case noProtocol(component: String)
  /// The listed view model type is the mock rather than a protocol.
  case modelIsNoProtocol(component: String, type: String)
  case noPreviews(component: String)
  /// A listed preview belongs to another component.
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

extension ContractFinding {
  public var description: String { "\(component): \(problem)" }

  private var problem: String {
    switch self {
    case .notReusable: "does not conform to `ReusableView`."
    case .notBlankWithoutModel(_, let shown):
      "shows something without a model: \(shown). Render an empty state at first."
    case .noProtocol: "has no view model protocol: list it with `viewModel: (any …ViewModelProtocol).self`."
    case .modelIsNoProtocol(_, let type): "`\(type)` is the type of its mock, not a protocol."
    case .noPreviews: "has no previews."
    case .foreignPreview(_, let preview): "lists the preview `\(preview)`, which belongs to another component."
    case .repeatedState(_, let state): "has two previews named '\(state)'."
    case .repeatedComponent: "is listed twice."
    case .firstFrame(_, let state, let finding): "'\(state)': \(finding)"
    case .sizing(_, let state, let finding): "'\(state)': \(finding)"
    case .states(_, let finding): "\(finding)"
    case .reuse(_, let finding): "\(finding)"
    }
  }
}

extension ContractFinding: FirstFrameFaultProviding {
  var firstFrameFault: FirstFrameFault? {
    switch self {
    case .firstFrame(_, _, let finding): finding.firstFrameFault
    case .sizing(_, _, let finding): finding.firstFrameFault
    default: nil
    }
  }
}
