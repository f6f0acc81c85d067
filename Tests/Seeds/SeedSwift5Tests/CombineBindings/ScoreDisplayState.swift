struct ScoreDisplayState: Equatable {
  var text: String
}
