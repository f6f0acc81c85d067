/// The reason why content is missing.
enum LoadingMessage: Hashable {
  case loading(String)
  case failed(String)

  var isLoading: Bool {
    if case .loading = self { true } else { false }
  }

  var text: String {
    switch self {
    case .loading(let text), .failed(let text): text
    }
  }
}
