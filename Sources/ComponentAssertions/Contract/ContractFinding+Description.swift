extension ContractFinding {
  public var description: String { "\(component): \(words)" }

  private var words: String {
    switch self {
    case .notReusable: "does not conform to `ReusableView`."
    case .notBlankWithoutModel(_, let shown):
      "shows something without a model: \(shown). Render an empty state at first."
    case .noProtocol: "has no view model protocol: list it with `viewModel: (any …ViewModelProtocol).self`."
    case .modelIsNoProtocol(_, let type): "`\(type)` is the type of its mock and no protocol."
    case .noPreviews: "has no previews."
    case .foreignPreview(_, let preview): "lists the preview `\(preview)`, which is of another component."
    case .repeatedState(_, let state): "has two previews of the name '\(state)'."
    case .repeatedComponent: "is listed twice."
    case .firstFrame(_, let state, let finding): "'\(state)': \(finding)"
    case .sizing(_, let state, let finding): "'\(state)': \(finding)"
    case .states(_, let finding): "\(finding)"
    case .reuse(_, let finding): "\(finding)"
    }
  }
}
