extension MatchCardState {
  /// Why there is no match; nil where there is one.
  func loadingMessage(in wording: Wording) -> LoadingMessage? {
    switch self {
    case .loading: .loading(wording[.loadingMatch])
    case .failed(let reason): .failed(reason)
    case .loaded: nil
    }
  }
}
