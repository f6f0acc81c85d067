extension MockTallOddsMatchCardViewModel {
  static var football: MatchCardContent {
    MatchCardContent(
      home: MatchParticipant(name: "Lisbon"), away: MatchParticipant(name: "Porto Alegre"),
      marketName: Wording.current[.matchResult], furtherMarkets: 132)
  }

  public static var scheduled: MockTallOddsMatchCardViewModel {
    MockTallOddsMatchCardViewModel(.loaded(football))
  }

  public static var live: MockTallOddsMatchCardViewModel {
    var content = football
    content.scores = ScoreDisplayData.footballMatch
    content.home.isActive = true
    return MockTallOddsMatchCardViewModel(.loaded(content), header: .live, outcomes: .moving)
  }

  public static var tennis: MockTallOddsMatchCardViewModel {
    let wording = Wording.current
    let content = MatchCardContent(
      home: MatchParticipant(name: "A. Moreira", isActive: true), away: MatchParticipant(name: "K. Lindqvist"),
      scores: ScoreDisplayData.tennisMatch, marketName: wording[.winner], furtherMarkets: 24)
    let winner = MockMarketOutcomesLineViewModel(outcomes: [
      OutcomeItemDisplayState(title: "A. Moreira", odds: Odds(1.44), isSelected: true),
      OutcomeItemDisplayState(title: "K. Lindqvist", odds: Odds(2.75)),
    ])
    let header = MockMatchHeaderViewModel(
      MatchHeaderDisplayState(
        sportSymbol: "trophy", competition: "Tennis · Lisbon Open",
        time: .live(wording.text(.set, [.number: wording.number(3)]))))
    return MockTallOddsMatchCardViewModel(.loaded(content), header: header, outcomes: winner)
  }

  public static var suspended: MockTallOddsMatchCardViewModel {
    var content = football
    content.scores = ScoreDisplayData.footballMatch
    return MockTallOddsMatchCardViewModel(.loaded(content), header: .live, outcomes: .suspended)
  }

  public static var longNames: MockTallOddsMatchCardViewModel {
    let content = MatchCardContent(
      home: MatchParticipant(name: "Wanderers of Upper Thornbury and District"),
      away: MatchParticipant(name: "Borussia Neuenkirchen-Vluyn"), scores: ScoreDisplayData.footballMatch,
      marketName: Wording.current[.matchResult], furtherMarkets: 8)
    return MockTallOddsMatchCardViewModel(.loaded(content), header: .longName)
  }

  public static var loading: MockTallOddsMatchCardViewModel { MockTallOddsMatchCardViewModel(.loading) }

  public static var failed: MockTallOddsMatchCardViewModel {
    MockTallOddsMatchCardViewModel(.failed(Wording.current[.matchFailed]))
  }
}
