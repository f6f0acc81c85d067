/// A header whose match kicks off, goes on and ends by hand.
public final class MockMatchHeaderViewModel: MockViewModel<MatchHeaderDisplayState>, MatchHeaderViewModelProtocol {
  public func toggleFavorite() {
    update { $0.isFavorite.toggle() }
  }

  public func play(to minute: String) {
    update { $0.time = .live(minute) }
  }

  public func finish() {
    update { $0.time = .finished }
  }
}

extension MockMatchHeaderViewModel {
  public static var scheduled: MockMatchHeaderViewModel {
    MockMatchHeaderViewModel(
      MatchHeaderDisplayState(
        sportSymbol: "sportscourt", competition: "Portugal · Primeira Liga", time: .scheduled("Today 20:45")))
  }

  public static var live: MockMatchHeaderViewModel {
    MockMatchHeaderViewModel(
      MatchHeaderDisplayState(
        sportSymbol: "sportscourt", competition: "Europe · Champions Cup", time: .live("67'"), isFavorite: true))
  }

  public static var finished: MockMatchHeaderViewModel {
    MockMatchHeaderViewModel(
      MatchHeaderDisplayState(sportSymbol: "trophy", competition: "Tennis · Lisbon Open", time: .finished))
  }

  public static var longName: MockMatchHeaderViewModel {
    MockMatchHeaderViewModel(
      MatchHeaderDisplayState(
        sportSymbol: "sportscourt", competition: "South America · Continental Championship, Qualification Group C",
        time: .scheduled("Sat 18:00")))
  }
}
