extension MatchCardState {
  /// Why there is no match; nil where there is one.
  var loadingMessage: LoadingMessage? {
    switch self {
    case .loading: .loading("Loading match")
    case .failed(let reason): .failed(reason)
    case .loaded: nil
    }
  }
}
