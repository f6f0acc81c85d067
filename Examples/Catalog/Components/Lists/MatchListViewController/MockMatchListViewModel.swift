/// A mock of a list with matches that a test can deliver or fail.
public final class MockMatchListViewModel: MockViewModel<MatchListDisplayState>, MatchListViewModelProtocol {
  private let headers: [String: MockSectionHeaderViewModel] = ["live": .counted, "today": .plain]
  public let matches: [String: MockTallOddsMatchCardViewModel] = [
    "football": .live, "tennis": .tennis, "suspended": .suspended, "evening": .scheduled, "night": .longNames,
  ]

  public func headerViewModel(for section: String) -> (any SectionHeaderViewModelProtocol)? { headers[section] }
  public func matchViewModel(for match: String) -> (any TallOddsMatchCardViewModelProtocol)? { matches[match] }

  public func retry() {
    update { $0 = .loading }
  }

  public func load(_ sections: [MatchListSection]) {
    for section in sections { headers[section.id]?.setCount(section.matches.count) }
    update { $0 = .loaded(sections) }
  }

  public func fail(_ reason: String) {
    update { $0 = .failed(reason) }
  }
}

extension MockMatchListViewModel {
  public static let evening = [
    MatchListSection(id: "live", matches: ["football", "tennis"]),
    MatchListSection(id: "today", matches: ["evening", "night"]),
  ]

  public static var loading: MockMatchListViewModel { MockMatchListViewModel(.loading) }

  public static var loaded: MockMatchListViewModel {
    let model = loading
    model.load(evening)
    return model
  }

  public static var empty: MockMatchListViewModel {
    let model = loading
    model.load([])
    return model
  }

  public static var failed: MockMatchListViewModel {
    let model = loading
    model.fail(model.wording[.matchesFailed])
    return model
  }
}
