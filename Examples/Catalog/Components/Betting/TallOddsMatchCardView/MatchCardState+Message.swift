extension MatchCardState {
  /// The reason why there is no match; `nil` if there is one.
  func loadingMessage(in wording: Wording) -> LoadingMessage? {
    switch self {
    case .loading: .loading(wording[.loadingMatch])
    case .failed(let reason): .failed(reason)
    case .loaded: nil
    }
  }
}
