extension ScoreDisplayData {
  /// Two finished sets, the third set in play, and the points of the current game.
  static let tennisMatch = [
    ScoreDisplayData(id: "set1", homeScore: "6", awayScore: "4"),
    ScoreDisplayData(id: "set2", homeScore: "3", awayScore: "6"),
    ScoreDisplayData(id: "set3", homeScore: "5", awayScore: "4", style: .border),
    ScoreDisplayData(id: "game", homeScore: "40", awayScore: "A", style: .background),
  ]

  /// Four quarters and the total.
  static let basketballMatch = [
    ScoreDisplayData(id: "quarter1", homeScore: "25", awayScore: "22"),
    ScoreDisplayData(id: "quarter2", homeScore: "18", awayScore: "28"),
    ScoreDisplayData(id: "quarter3", homeScore: "31", awayScore: "24"),
    ScoreDisplayData(id: "quarter4", homeScore: "26", awayScore: "30", style: .border),
    ScoreDisplayData(id: "total", homeScore: "100", awayScore: "104", style: .background),
  ]

  /// Only goals.
  static let footballMatch = [ScoreDisplayData(id: "goals", homeScore: "2", awayScore: "1", style: .background)]

  /// A finished match.
  static let volleyballMatch = [
    ScoreDisplayData(id: "set1", homeScore: "25", awayScore: "21"),
    ScoreDisplayData(id: "set2", homeScore: "19", awayScore: "25"),
    ScoreDisplayData(id: "set3", homeScore: "25", awayScore: "17"),
    ScoreDisplayData(id: "set4", homeScore: "27", awayScore: "25"),
  ]
}
