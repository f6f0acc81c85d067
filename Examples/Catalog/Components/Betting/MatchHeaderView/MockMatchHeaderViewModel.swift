/// A mock of a header with a match that a test can start, continue and end.
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
    let wording = Wording.current
    let time = wording.text(.todayAt, [.time: wording.time(ClockTime(20, 45))])
    return MockMatchHeaderViewModel(
      MatchHeaderDisplayState(
        sportSymbol: "sportscourt", competition: "Portugal · Primeira Liga", time: .scheduled(time)))
  }

  public static var live: MockMatchHeaderViewModel {
    let wording = Wording.current
    let minute = wording.text(.minute, [.number: wording.number(67)])
    return MockMatchHeaderViewModel(
      MatchHeaderDisplayState(
        sportSymbol: "sportscourt", competition: "Europe · Champions Cup", time: .live(minute), isFavorite: true))
  }

  public static var finished: MockMatchHeaderViewModel {
    MockMatchHeaderViewModel(
      MatchHeaderDisplayState(sportSymbol: "trophy", competition: "Tennis · Lisbon Open", time: .finished))
  }

  public static var longName: MockMatchHeaderViewModel {
    let time = Wording.current.weekdayAndTime(CalendarDate(year: 2025, month: 11, day: 29), ClockTime(18, 0))
    return MockMatchHeaderViewModel(
      MatchHeaderDisplayState(
        sportSymbol: "sportscourt", competition: "South America · Continental Championship, Qualification Group C",
        time: .scheduled(time)))
  }
}
