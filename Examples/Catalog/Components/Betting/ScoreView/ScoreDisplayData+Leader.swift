extension ScoreDisplayData {
  /// Whether the home side leads; always `false` if a score is not a number.
  var isHomeAhead: Bool { isAhead(homeScore, of: awayScore) }

  var isAwayAhead: Bool { isAhead(awayScore, of: homeScore) }

  private func isAhead(_ score: String, of other: String) -> Bool {
    guard let score = Int(score), let other = Int(other) else { return false }
    return score > other
  }
}
